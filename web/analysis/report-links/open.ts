export { ShareReport } from './ShareReport.tsx'
