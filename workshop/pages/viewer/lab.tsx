import { createRoot } from 'react-dom/client'
import '../../../apps/player/src/styles.css'
import './lab.css'
import { LabPage } from './lab-page.tsx'

const place = document.getElementById('lab')
if (place) createRoot(place).render(<LabPage asked={new URLSearchParams(location.search)} />)
