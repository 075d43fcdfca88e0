import type { Language } from '#domain/constants/languages.ts'
import { fileReply, type FileReply } from '../../http/reply.ts'
import type { ServerTexts } from '../../text/text.ts'
import { listCsv, listWorkbook, noteExport, type ListSheet } from '../reports/open.ts'
import type { AskedMornings } from './daily.ts'

export type AskedFile = AskedMornings & { texts: ServerTexts; language: Language }
export type Ending = 'xlsx' | 'csv'

/** A report as a file, which the audit log has. */
export async function fileOf<Row>(
  { db, clubId, viewer, language }: AskedFile,
  { report, name, athletes }: { report: string; name: string; athletes: number },
  sheet: ListSheet<Row>,
  ending: Ending,
): Promise<FileReply> {
  await noteExport(db, clubId, viewer.user_id, { report, athletes })
  const content = ending === 'xlsx' ? await listWorkbook(sheet) : listCsv(sheet, language)
  return fileReply(`${name}.${ending}`, content)
}
