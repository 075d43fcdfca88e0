export { AbsenceFields, NO_ABSENCE } from './AbsenceFields.tsx'
