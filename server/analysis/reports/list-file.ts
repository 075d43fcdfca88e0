import type { Language } from '#domain/constants/languages.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { fileReply, type FileReply } from '../../http/reply.ts'
import { noteExport } from './commands.ts'
import {
  csvOfLists,
  workbookOf,
  writeList,
  type ListSheet,
  type WrittenList,
} from '../../text/list-sheet.ts'

type ListFileCall = { db: Db; clubId: ClubId; viewer: Viewer; language: Language }
export type Ending = 'xlsx' | 'csv'

type About = { name: string } & Parameters<typeof noteExport>[3]

/** A list as a file, which the audit log has. */
export const listFile = <Row>(
  asked: ListFileCall,
  about: About,
  sheet: ListSheet<Row>,
  ending: Ending,
): Promise<FileReply> => listsFile(asked, about, [writeList(sheet)], ending)

/** The same of several lists. */
export async function listsFile(
  { db, clubId, viewer, language }: ListFileCall,
  { name, ...subject }: About,
  lists: readonly WrittenList[],
  ending: Ending,
): Promise<FileReply> {
  await noteExport(db, clubId, viewer.user_id, subject)
  const content = ending === 'xlsx' ? await workbookOf(lists) : csvOfLists(lists, language)
  return fileReply(`${name}.${ending}`, content)
}
