import { anyOf } from '../sheets/headings.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { InvitedRow } from './member-row.ts'

export const FIELDS = [
  'email',
  'guardian_email',
  'first_name',
  'last_name',
  'full_name',
  'gender',
  'date_of_birth',
  'birth_year',
  'phone',
  'squad',
  'side',
  'language',
] as const
type Field = (typeof FIELDS)[number]
/** The column of each field; a field without one is left out. */
export type Mapping = Partial<Record<Field, number>>

/** Headings people use, in the four languages, without case, blanks and marks. */
const HEADINGS: Record<Field, RegExp> = {
  email:
    /^(e?mail(address|adresse)?|emailaddress|adresseemail|courriel|mel|邮箱|电子邮件|邮箱地址)$/,
  guardian_email: anyOf(
    'parents?email|guardians?email|eltern(e?mail|adresse)',
    'email(of|der|des|d|dun|dela)?(parents?|eltern|guardian|tuteur|mère|père)',
    '家长邮箱|父母邮箱|监护人邮箱',
  ),
  first_name: /^(firstname|givenname|forename|vorname|prénom|prenom|名|名字)$/,
  last_name: /^(lastname|surname|familyname|nachname|familienname|nomdefamille|nom|姓|姓氏)$/,
  full_name: /^(name|fullname|athlete|member|mitglied|nomcomplet|姓名)$/,
  gender: /^(gender|sex|geschlecht|sexe|性别)$/,
  date_of_birth: anyOf(
    'dateofbirth|birthday|birthdate|dob|born',
    'geburtstag|geburtsdatum|gebdatum',
    'datedenaissance|naissance',
    '出生日期|生日',
  ),
  birth_year: anyOf(
    'birthyear|yearofbirth|yob',
    'jahrgang|geburtsjahr',
    'annéedenaissance|anneedenaissance|année',
    '出生年份|出生年',
  ),
  phone: anyOf(
    'phone|phonenumber|mobile|mobilephone|cell|telephone',
    'telefon|telefonnummer|handy|handynummer|mobil|mobilnummer',
    'téléphone|tel|tél|portable',
    '电话|手机|手机号|电话号码',
  ),
  squad: anyOf(
    'squads?|groups?|teams?',
    'trainingsgruppen?|gruppen?|mannschaft',
    'groupes?|équipe',
    '队伍|小组|组别|训练队',
  ),
  side: anyOf(
    'side|sides|sweepside|preferredside',
    'seite|riemenseite|bootsseite',
    'bord|côté|cote',
    '桨位|左右桨|桨侧',
  ),
  language: /^(language|lang|sprache|langue|语言)$/,
}
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s._:*()/'’-]+/g, '')

/**
 * What the headings say of themselves; the column that holds addresses is found even without a
 * heading.
 */
export function guessMapping({ columns, rows }: Sheet): Mapping {
  const mapping: Mapping = {}
  for (const field of FIELDS) {
    const index = columns.findIndex((column) => HEADINGS[field].test(plain(column)))
    if (index >= 0) mapping[field] = index
  }
  if (mapping.email === undefined) {
    const index = columns.findIndex(
      (_, column) =>
        column !== mapping.guardian_email && rows.some(({ cells }) => cells[column]?.includes('@')),
    )
    if (index >= 0) mapping.email = index
  }
  if (mapping.first_name !== undefined || mapping.last_name !== undefined) delete mapping.full_name
  return mapping
}

/** Whether the columns say who the people are: by name or by address. */
export const namesPeople = (mapping: Mapping): boolean =>
  (['email', 'full_name', 'first_name', 'last_name'] as const).some(
    (field) => mapping[field] !== undefined,
  )

const GENDERS: Record<string, string> = {
  m: 'm',
  male: 'm',
  man: 'm',
  männlich: 'm',
  mann: 'm',
  homme: 'm',
  masculin: 'm',
  男: 'm',
  w: 'w',
  f: 'w',
  female: 'w',
  woman: 'w',
  weiblich: 'w',
  frau: 'w',
  femme: 'w',
  féminin: 'w',
  h: 'm',
  女: 'w',
}
const SIDES: Record<string, string> = {
  p: 'port',
  port: 'port',
  backbord: 'port',
  bb: 'port',
  bâbord: 'port',
  babord: 'port',
  左桨: 'port',
  s: 'starboard',
  starboard: 'starboard',
  steuerbord: 'starboard',
  stb: 'starboard',
  sb: 'starboard',
  tribord: 'starboard',
  右桨: 'starboard',
  both: 'both',
  'both sides': 'both',
  beide: 'both',
  'beide seiten': 'both',
  'les deux': 'both',
  'les deux bords': 'both',
  双侧: 'both',
  左右均可: 'both',
  scull: 'scull',
  'scull only': 'scull',
  sculling: 'scull',
  skull: 'scull',
  'nur skull': 'scull',
  couple: 'scull',
  'couple seulement': 'scull',
  双桨: 'scull',
  仅双桨: 'scull',
}
const LANGUAGES: Record<string, string> = {
  english: 'en',
  englisch: 'en',
  anglais: 'en',
  deutsch: 'de',
  german: 'de',
  allemand: 'de',
  français: 'fr',
  french: 'fr',
  französisch: 'fr',
  zh: 'zh-cn',
  chinese: 'zh-cn',
  中文: 'zh-cn',
}

/**
 * Reads days as spreadsheets write them: 2004-07-31, 31.07.2004, 31/07/2004. Anything else stays as
 * it is and is reported.
 */
export function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? []
  if (day !== undefined && month !== undefined && year !== undefined)
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return text.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1')
}

/** The rows as people, with the words of files put into ours. */
export function mapRows({ rows }: Sheet, mapping: Mapping): InvitedRow[] {
  return rows.map(({ line, cells }) => {
    const of = (field: Field) =>
      mapping[field] === undefined ? '' : (cells[mapping[field]] ?? '').trim()
    const name =
      mapping.full_name === undefined
        ? { first_name: of('first_name'), last_name: of('last_name') }
        : splitName(of('full_name'))
    const gender = of('gender').toLowerCase()
    const language = of('language').toLowerCase()
    const side = of('side').toLowerCase()
    return {
      line,
      email: of('email'),
      ...name,
      gender: GENDERS[gender] ?? (gender || null),
      date_of_birth: dayOf(of('date_of_birth')) || of('birth_year') || null,
      language: LANGUAGES[language] ?? (language || null),
      guardian_email: of('guardian_email') || null,
      phone: of('phone') || null,
      squad: of('squad') || null,
      side: SIDES[side] ?? (side || null),
    }
  })
}

const MARKS = /[<>()[\]"“”„,;\t|]+/g

/** "Jensen, Ida" and "Ida Jensen" are the same person; a single name is a first name. */
export function splitName(text: string): { first_name: string; last_name: string } {
  const [last, first] = text.split(',').map((part) => part.replaceAll(MARKS, ' ').trim())
  if (first !== undefined && first !== '' && last !== undefined && last !== '')
    return { first_name: first, last_name: last }
  const words = text.replaceAll(MARKS, ' ').trim().split(/\s+/).filter(Boolean)
  return words.length === 1
    ? { first_name: words[0] ?? '', last_name: '' }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}
