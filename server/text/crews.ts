import type { Side } from '#domain/constants/boats.ts'
import type { Language } from '#domain/constants/languages.ts'

type Words = {
  sheet: string
  columns: Record<'boat' | 'class' | 'seat' | 'side' | 'name', string>
  cox: string
  bow: string
  stroke: string
  sides: Record<Side, string>
}

const en: Words = {
  sheet: 'Crews',
  columns: { boat: 'Crew', class: 'Class', seat: 'Seat', side: 'Side', name: 'Name' },
  cox: 'Cox',
  bow: 'Bow',
  stroke: 'Stroke',
  sides: { port: 'Port', starboard: 'Starboard' },
}
const de: Words = {
  sheet: 'Mannschaften',
  columns: { boat: 'Mannschaft', class: 'Klasse', seat: 'Platz', side: 'Seite', name: 'Name' },
  cox: 'Steuerplatz',
  bow: 'Bug',
  stroke: 'Schlag',
  sides: { port: 'Backbord', starboard: 'Steuerbord' },
}
const fr: Words = {
  sheet: 'Équipages',
  columns: { boat: 'Équipage', class: 'Catégorie', seat: 'Place', side: 'Bord', name: 'Nom' },
  cox: 'Barre',
  bow: 'Pointe',
  stroke: 'Nage',
  sides: { port: 'Bâbord', starboard: 'Tribord' },
}
const zh: Words = {
  sheet: '艇组',
  columns: { boat: '艇组', class: '级别', seat: '座位', side: '桨位', name: '姓名' },
  cox: '舵手',
  bow: '艇首位',
  stroke: '领桨',
  sides: { port: '左桨', starboard: '右桨' },
}

const texts: Record<Language, Words> = { en, de, fr, 'zh-cn': zh }
export const crewText = (language: Language): Words => texts[language]
