import type { Language } from '#domain/constants/languages.ts'

const en = {
  sheet: 'Training summary',
  athlete: 'Athlete',
  squads: 'Squads',
  week: 'Week',
  sessions: 'Sessions',
  hours: 'Time (h)',
  kilometres: 'Distance (km)',
  total: 'Total',
}
type Words = Record<keyof typeof en, string>
const de: Words = {
  sheet: 'Trainingsübersicht',
  athlete: 'Athlet:in',
  squads: 'Trainingsgruppen',
  week: 'Woche',
  sessions: 'Einheiten',
  hours: 'Zeit (h)',
  kilometres: 'Distanz (km)',
  total: 'Summe',
}
const fr: Words = {
  sheet: 'Bilan d’entraînement',
  athlete: 'Athlète',
  squads: 'Groupes',
  week: 'Semaine',
  sessions: 'Séances',
  hours: 'Durée (h)',
  kilometres: 'Distance (km)',
  total: 'Total',
}
const zh: Words = {
  sheet: '训练汇总',
  athlete: '运动员',
  squads: '队伍',
  week: '周',
  sessions: '训练课',
  hours: '时长（h）',
  kilometres: '距离（km）',
  total: '合计',
}

const texts: Record<Language, Words> = { en, de, fr, 'zh-cn': zh }
export const reportText = (language: Language): Words => texts[language]
