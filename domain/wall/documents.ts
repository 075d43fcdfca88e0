const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'

/** Files that may be shared, by how their names end, with how their bytes begin. */
const DOCUMENTS = {
  pdf: { type: 'application/pdf', begins: '25504446' },
  docx: { type: `${OFFICE}.wordprocessingml.document`, begins: '504b0304' },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, begins: '504b0304' },
  pptx: { type: `${OFFICE}.presentationml.presentation`, begins: '504b0304' },
  odt: { type: `${OPEN}.text`, begins: '504b0304' },
  ods: { type: `${OPEN}.spreadsheet`, begins: '504b0304' },
  odp: { type: `${OPEN}.presentation`, begins: '504b0304' },
} as const

export const DOCUMENT_ENDINGS = Object.keys(DOCUMENTS)

/** The media type of a file by its name; null for kinds that are not shared. */
export function documentType(name: string): string | null {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  return Object.entries(DOCUMENTS).find(([known]) => known === ending)?.[1].type ?? null
}

/** Whether bytes begin as one of the kinds does, which is known before the name. */
export const isDocument = (head: string): boolean =>
  Object.values(DOCUMENTS).some(({ begins }) => head.startsWith(begins))

/** Whether a file is of the kind its name says. `head` is the beginning of its bytes in hex. */
export function isAsNamed(name: string, head: string): boolean {
  const type = documentType(name)
  return Object.values(DOCUMENTS).some((one) => one.type === type && head.startsWith(one.begins))
}
