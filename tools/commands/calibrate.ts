import '../calibration/calibrate.ts'
