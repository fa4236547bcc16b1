export { default } from '../../../api/src/testing/global-setup.ts'
