export { deviceOf } from './device.ts'
