import type { NotAttendingReason, Presence } from '#domain/constants/attendance.ts'
import type { Language } from '#domain/constants/languages.ts'

type Word =
  | 'sheet'
  | 'name'
  | 'role'
  | 'squads'
  | 'answer'
  | 'health'
  | 'alternative'
  | 'reason'
  | 'presence'
  | 'note'
  | 'athlete'
  | 'coach'
  | 'attends'
  | 'declined'
  | 'waits'
  | 'none'
  | 'ill'
  | 'injured'
  | 'yes'
export type AttendanceWords = Record<Word, string> & {
  reasons: Record<NotAttendingReason, string>
  presences: Record<Presence, string>
}

const en: AttendanceWords = {
  sheet: 'Attendance',
  name: 'Name',
  role: 'Role',
  squads: 'Squads',
  answer: 'Answer',
  health: 'Health',
  alternative: 'Did something else',
  reason: 'Reason',
  presence: 'On the day',
  note: 'Note',
  athlete: 'Athlete',
  coach: 'Coach',
  attends: 'Attending',
  declined: 'Not attending',
  waits: 'Waiting list:',
  none: 'No answer',
  ill: 'Ill',
  injured: 'Injured',
  yes: 'yes',
  reasons: {
    work: 'Work',
    school: 'School or studies',
    family: 'Family',
    travel: 'Travelling',
    other: 'Other',
  },
  presences: { late: 'Late', 'no-show': 'No-show' },
}
const de: AttendanceWords = {
  sheet: 'Teilnahme',
  name: 'Name',
  role: 'Rolle',
  squads: 'Trainingsgruppen',
  answer: 'Antwort',
  health: 'Gesundheit',
  alternative: 'Anderes gemacht',
  reason: 'Grund',
  presence: 'Vor Ort',
  note: 'Notiz',
  athlete: 'Athlet/in',
  coach: 'Trainer:in',
  attends: 'Dabei',
  declined: 'Nicht dabei',
  waits: 'Warteliste:',
  none: 'Keine Antwort',
  ill: 'Krank',
  injured: 'Verletzt',
  yes: 'ja',
  reasons: {
    work: 'Arbeit',
    school: 'Schule oder Studium',
    family: 'Familie',
    travel: 'Unterwegs',
    other: 'Anderes',
  },
  presences: { late: 'Verspätet', 'no-show': 'Unentschuldigt gefehlt' },
}
const fr: AttendanceWords = {
  sheet: 'Présence',
  name: 'Nom',
  role: 'Rôle',
  squads: 'Groupes',
  answer: 'Réponse',
  health: 'Santé',
  alternative: 'Autre séance',
  reason: 'Motif',
  presence: 'Sur place',
  note: 'Remarque',
  athlete: 'Athlète',
  coach: 'Entraîneur',
  attends: 'Présent',
  declined: 'Absent',
  waits: 'Liste d’attente :',
  none: 'Sans réponse',
  ill: 'Malade',
  injured: 'Blessé',
  yes: 'oui',
  reasons: {
    work: 'Travail',
    school: 'École ou études',
    family: 'Famille',
    travel: 'En voyage',
    other: 'Autre',
  },
  presences: { late: 'En retard', 'no-show': 'Absent sans prévenir' },
}
const zhCn: AttendanceWords = {
  sheet: '出勤',
  name: '姓名',
  role: '角色',
  squads: '队伍',
  answer: '回复',
  health: '健康',
  alternative: '替代训练',
  reason: '原因',
  presence: '到场情况',
  note: '备注',
  athlete: '运动员',
  coach: '教练',
  attends: '参加',
  declined: '不参加',
  waits: '候补',
  none: '未回复',
  ill: '生病',
  injured: '受伤',
  yes: '是',
  reasons: { work: '工作', school: '学业', family: '家庭', travel: '外出', other: '其他' },
  presences: { late: '迟到', 'no-show': '缺席' },
}

const WORDS: Readonly<Record<Language, AttendanceWords>> = { en, de, fr, 'zh-cn': zhCn }
export const attendanceText = (language: Language): AttendanceWords => WORDS[language]
