import '../../styles.css'
import '../../motion.css'
