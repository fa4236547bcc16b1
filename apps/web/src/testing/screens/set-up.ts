import '../../styles.css'
import '../../motion.css'
import { pagesChangeAtOnce } from './page-passing.ts'

pagesChangeAtOnce()
