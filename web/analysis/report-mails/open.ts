export { SendReport } from './SendReport.tsx'
