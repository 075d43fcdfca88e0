import { NO_DATA } from '../format/no-data.ts'
import { MissingValue } from './MissingValue.tsx'

/** A value as it is written, or a dash that says why there is none. */
export const Known = ({ text, why }: { text: string | null; why: string }) =>
  text !== null && text !== NO_DATA ? text : <MissingValue why={why} />
