import { BROKEN_CONNECTION, expect, test, Visitor } from '../support/chat'

test.use({ expectedWarnings: BROKEN_CONNECTION })

test('who reads French chats in French, with the same room', async ({ page, address, server, visit }) => {
  await page.goto(address.replace('#', '&lang=fr#'))
  await page.getByRole('textbox', { name: 'Choisir un nom' }).fill('x'.repeat(41))
  await expect(page.getByText('Trop long\u00a0: 41 caractères, et 40 au plus.')).toBeVisible()
  await expect(page.getByText('Lisible par tous pendant 24 heures.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Choisir un nom' }).fill('An\u200bn')
  await expect(page.getByText('Personne ne voit U+200B\u00a0: à retirer.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Choisir un nom' }).fill('Plume')
  await page.getByRole('button', { name: 'OK' }).click()
  const box = page.getByRole('region', { name: 'Salon de discussion' }).getByRole('textbox', { name: 'Message' })
  await expect(page.getByRole('status').filter({ hasText: 'connecté' })).toBeVisible()
  await expect(page.getByText('Personne n’a rien dit depuis un jour. Seul le feu parle.')).toBeVisible()
  await expect(box).toHaveAttribute('placeholder', 'Écrivez, puis Entrée')
  await box.fill('bonsoir')
  await box.press('Enter')
  const row = page.getByRole('listitem')
  await expect(row).toHaveText(/^\[\d\d:\d\d\] Plume: bonsoir$/)

  const ann = await visit('Ann')
  await expect.poll(() => ann.heard()).toEqual(['Plume: bonsoir'])
  await server.control({ denied: ['create'] })
  await box.fill('encore')
  await box.press('Enter')
  await expect(row.last()).toHaveText(/pas envoyé\u00a0: non autorisé — Réessayer — Modifier$/)
  await server.control({ denied: [] })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => ann.heard()).toEqual(['Plume: bonsoir', 'Plume: encore'])
  await new Visitor(page).settled()
  await page.context().setOffline(true)
  await expect(page.getByText('hors ligne\u00a0: ce que vous écrivez attend ici')).toBeVisible()
})

test('who changes the language in mid-chat keeps the name, what is being written, and the list', async ({ visit }) => {
  const ann = await visit('Ann')
  await ann.say('hello')
  await ann.box.fill('half a thou')
  await expect.poll(() => ann.heard()).toEqual(['Ann: hello'])
  // As a link does that names a language: what has the focus keeps it.
  await ann.page.evaluate(() => {
    window.location.hash = '#/flame?lang=fr'
  })
  await expect(ann.line('connecté')).toBeVisible()
  await expect(ann.box).toHaveAttribute('placeholder', 'Écrivez, puis Entrée')
  await expect(ann.box).toHaveValue('half a thou')
  await expect(ann.box).toBeFocused()
  await expect.poll(() => ann.heard()).toEqual(['Ann: hello'])
  await ann.box.press('Enter')
  await expect.poll(() => ann.heard()).toEqual(['Ann: hello', 'Ann: half a thou'])
})
