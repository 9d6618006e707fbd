import { GUI, NumberController } from 'lil-gui'
import type { Tunable } from '../stage/contract/scene'
import { stepOf } from './tuningStep'
import styles from './tuningWidgets.module.css'

/** What the widgets do with the numbers they show. */
interface Handlers {
  turn(name: string, value: number): void
  reset(name: string): void
  /** Brings the number to where it stays. */
  keep(name: string): void
  /** A text was entered that is no value of that number. */
  refuse(name: string, text: string): void
}

interface Setup {
  readonly host: HTMLElement
  readonly table: Readonly<Record<string, Tunable>>
  /** The values at this moment. */
  readonly values: Readonly<Record<string, number>>
  /** What `keep` is called. */
  readonly keeping: string
  readonly handlers: Handlers
}

/** Sliders and fields for a table of numbers. */
export interface TuningWidgets {
  /** Shows the values as they are now, and which of them differ from the table. */
  show(values: Readonly<Record<string, number>>): void
  destroy(): void
}

/** Makes a widget for every number of a table, with its unit, its range and what it does. */
export function createTuningWidgets({ host, table, values, keeping, handlers }: Setup): TuningWidgets {
  // The site's Content-Security-Policy allows no style but those in files: lil-gui is dressed by tuningWidgets.module.css.
  const gui = new GUI({ container: host, autoPlace: false, injectStyles: false, title: '' })
  gui.$title.remove()
  gui.domElement.classList.add(styles.widgets ?? '')
  const shown = { ...values }
  const widgets = Object.entries(table).map(([name, tunable]) => {
    const controller = gui.add(shown, name, tunable.min, tunable.max, stepOf(tunable))
    if (!(controller instanceof NumberController)) throw new Error(`${name} of tuning.ts is no number.`)
    controller.onChange((value: number) => handlers.turn(name, value))
    const buttons = dressController(controller, name, tunable, keeping, handlers)
    return { name, tunable, controller, buttons }
  })

  const show = (now: Readonly<Record<string, number>>) => {
    for (const { name, tunable, controller, buttons } of widgets) {
      const value = now[name] ?? tunable.value
      if (shown[name] !== value) {
        shown[name] = value
        controller.updateDisplay()
      }
      const isTurned = value !== tunable.value
      if (controller.domElement.dataset.turned === String(isTurned)) continue
      controller.domElement.dataset.turned = String(isTurned)
      for (const button of buttons) button.disabled = !isTurned
    }
  }
  show(values)
  return { show, destroy: () => gui.destroy() }
}

/** Adds to lil-gui's slider what it does not show, and holds its field to the range. Returns the buttons of a turned number. */
function dressController(
  controller: NumberController,
  name: string,
  { min, max, unit, description }: Tunable,
  keeping: string,
  handlers: Handlers,
): HTMLButtonElement[] {
  const { domElement, $input } = controller
  const unitElement = elementOf('span', styles.unit, unit)
  const descriptionElement = elementOf('p', styles.description, description)
  descriptionElement.id = `tuning-${name}`
  const range = [elementOf('span', styles.min, String(min)), elementOf('span', styles.max, String(max))]
  $input.setAttribute('aria-describedby', descriptionElement.id)
  const press = (handle: (name: string) => void) => {
    handle(name)
    // The button goes away once it has nothing to do.
    $input.focus()
  }
  const buttons = [
    buttonOf('reset', name, () => press(handlers.reset)),
    buttonOf(keeping, name, () => press(handlers.keep)),
  ]
  domElement.append(unitElement, ...range, descriptionElement, ...buttons)

  const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
  const isValid = () => numberIn($input.value) >= min && numberIn($input.value) <= max
  // lil-gui would push what is typed into the range, without a word; here it is taken when it is right, and told when not.
  domElement.addEventListener(
    'input',
    (event) => {
      event.stopPropagation()
      if (isValid()) controller.setValue(numberIn($input.value))
      $input.toggleAttribute('aria-invalid', !isValid())
    },
    { capture: true },
  )
  $input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') $input.blur()
  })
  $input.addEventListener('change', () => {
    if (!isValid()) handlers.refuse(name, $input.value)
    $input.removeAttribute('aria-invalid')
  })
  return buttons
}

function elementOf<Name extends 'p' | 'span'>(name: Name, style: string | undefined, text: string) {
  const element = document.createElement(name)
  element.className = style ?? ''
  element.textContent = text
  return element
}

function buttonOf(word: string, name: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.button ?? ''
  button.textContent = word
  button.setAttribute('aria-label', `${word} ${name}`)
  button.addEventListener('click', press)
  return button
}
