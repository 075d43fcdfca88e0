import type { Language } from '#domain/constants/languages.ts'

type Words = {
  /** Names of feeds; {club} and {squads} are filled in. */
  mine: string
  squads: string
  club: string
  cancelled: string
}

const WORDS: Record<Language, Words> = {
  en: {
    mine: 'My sessions – {club}',
    squads: '{squads} – {club}',
    club: '{club}',
    cancelled: 'Cancelled',
  },
  de: {
    mine: 'Meine Einheiten – {club}',
    squads: '{squads} – {club}',
    club: '{club}',
    cancelled: 'Abgesagt',
  },
  fr: {
    mine: 'Mes séances – {club}',
    squads: '{squads} – {club}',
    club: '{club}',
    cancelled: 'Annulé',
  },
  'zh-cn': {
    mine: '我的训练课 – {club}',
    squads: '{squads} – {club}',
    club: '{club}',
    cancelled: '已取消',
  },
}

export const calendarText = (language: Language): Words => WORDS[language]
