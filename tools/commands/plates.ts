import '../chronophotograph/chronophotograph.ts'
