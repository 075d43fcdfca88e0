export { stopAllLinks } from './commands.ts'
