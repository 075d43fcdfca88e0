export { ReportMails } from './ReportMails.tsx'
