import { startsWith, type Archive } from './archive.ts'
import { FileRefusal } from './refusal.ts'

/**
 * Workbooks of the time before they were ZIPs: a table that was opened and saved in its program.
 */
export const oldWorkbook: Archive = {
  name: 'old-workbook',
  rank: 2,
  detect: ({ bytes }) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  members: () => {
    throw new FileRefusal('spreadsheet')
  },
}

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.spreadsheet'

/**
 * The function takes each name in a ZIP and returns true once it can only be a workbook: it has a
 * list of types, and its sheets are in a folder of their own.
 */
export function workbookByNames(): (name: string) => boolean {
  let [types, sheets] = [false, false]
  return (name) => {
    types ||= name === '[Content_Types].xml'
    sheets ||= name.startsWith('xl/')
    return types && sheets
  }
}

/** Whether a file in a ZIP says that the ZIP is an OpenDocument table. */
export const isOpenTable = (name: string, bytes: Uint8Array): boolean =>
  name === 'mimetype' &&
  new TextDecoder('latin1').decode(bytes.subarray(0, OPEN_DOCUMENT.length)) === OPEN_DOCUMENT
