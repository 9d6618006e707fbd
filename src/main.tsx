import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { App } from './App'
import { soundGate } from './sound/soundGate'
import { useHashPath } from './useHashPath'
import { reportVitals } from './vitals'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root" to draw the site in.')

soundGate.listen(document)

createRoot(root).render(
  <StrictMode>
    <Router hook={useHashPath}>
      <App />
    </Router>
  </StrictMode>,
)

void reportVitals()
