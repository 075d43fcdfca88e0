import { csvOf } from '#domain/sheets/write-csv.ts'
import type { Language } from '#domain/constants/languages.ts'
import { saveAs } from '../../ui/charts/save-image.ts'

type Table = { name: string; heads: readonly string[]; lines: readonly (readonly string[])[] }

/** Marks that no name of a file and of a sheet may hold are left out. */
const fileName = (name: string) => name.replaceAll(/[\\/:*?"<>|[\]]/g, ' ')
const LONGEST_SHEET_NAME = 31

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  saveAs(url, name)
  URL.revokeObjectURL(url)
}

export function saveCsv({ name, heads, lines }: Table, language: Language): void {
  const text = csvOf([heads, ...lines], language)
  save(`${fileName(name)}.csv`, new Blob([text], { type: 'text/csv' }))
}

/** All cells are text, so that what somebody typed is never run as a formula. */
export async function saveExcel({ name, heads, lines }: Table): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const rows = [
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...lines.map((texts) => texts.map((value) => (value === '' ? null : { value, type: String }))),
  ]
  const file = writeExcelFile(rows, {
    sheet: fileName(name).slice(0, LONGEST_SHEET_NAME),
    stickyRowsCount: 1,
  })
  save(`${fileName(name)}.xlsx`, await file.toBlob())
}
