import type { Language } from '#domain/constants/languages.ts'
import type { RowFault } from '#domain/rules/member-row.ts'

type Faults =
  | RowFault
  | 'unwanted'
  | 'often'
  | 'twice'
  | 'already_member'
  | 'not_yours'
  | 'no_such_change'
type Words = {
  faults: Record<Faults, string>
  sheet: string
  columns: Record<
    | 'name'
    | 'email'
    | 'status'
    | 'roles'
    | 'squads'
    | 'cox'
    | 'stroke'
    | 'scull'
    | 'sweep'
    | 'gender'
    | 'birthday',
    string
  >
  yes: string
  /** {count} of them; singular and plural. */
  rowsRefused: readonly [string, string]
  peopleRefused: readonly [string, string]
}

const en: Words = {
  faults: {
    missing: 'Required',
    too_long: 'Too long. Shorten it.',
    no_address: 'Invalid email address.',
    no_date: 'Enter the date as YYYY-MM-DD.',
    no_choice: 'This value is not recognised.',
    twice: 'This email address is already in the list.',
    already_member: 'Already a member – no invitation needed.',
    not_yours: 'Former member: a manager needs to invite them again.',
    no_such_change: 'Former member: choose “Invite by email now”.',
    not_plain: 'Leave out links, line breaks and invisible signs.',
    unwanted: 'Does not want invitations.',
    often: 'Was invited several times today. Try again tomorrow.',
  },
  sheet: 'Members',
  columns: {
    name: 'Name',
    email: 'Email',
    status: 'Status',
    roles: 'Roles',
    squads: 'Squads',
    cox: 'Cox',
    stroke: 'Stroke',
    scull: 'Sculling',
    sweep: 'Sweep',
    gender: 'Gender',
    birthday: 'Date of birth',
  },
  yes: 'yes',
  rowsRefused: [
    'One row could not be added. Fix it and try again.',
    '{count} rows could not be added. Fix them and try again.',
  ],
  peopleRefused: ['One person could not be changed.', '{count} people could not be changed.'],
}
const de: Words = {
  faults: {
    missing: 'Das fehlt.',
    not_plain: 'Lass Links, Zeilenumbrüche und unsichtbare Zeichen weg.',
    unwanted: 'Möchte keine Einladungen.',
    often: 'Wurde heute schon mehrmals eingeladen. Versuche es morgen wieder.',
    too_long: 'Das ist zu lang.',
    no_address: 'Das ist keine E-Mail-Adresse.',
    no_date: 'Schreibe den Tag als JJJJ-MM-TT.',
    no_choice: 'Dieser Wert ist unbekannt.',
    twice: 'Diese Adresse steht weiter oben schon.',
    already_member: 'Schon im Verein.',
    not_yours: 'War schon im Verein: Jemand aus der Verwaltung muss neu einladen.',
    no_such_change: 'War schon im Verein: Wähle „gleich einladen“.',
  },
  sheet: 'Mitglieder',
  columns: {
    name: 'Name',
    email: 'E-Mail',
    status: 'Status',
    roles: 'Rollen',
    squads: 'Trainingsgruppen',
    cox: 'Steuert',
    stroke: 'Schlag',
    scull: 'Skull',
    sweep: 'Riemen',
    gender: 'Geschlecht',
    birthday: 'Geburtstag',
  },
  yes: 'ja',
  rowsRefused: [
    'Eine Zeile wurde nicht übernommen. Korrigiere sie und versuche es erneut.',
    '{count} Zeilen wurden nicht übernommen. Korrigiere sie und versuche es erneut.',
  ],
  peopleRefused: ['Bei einer Person ging es nicht.', 'Bei {count} Personen ging es nicht.'],
}
const fr: Words = {
  faults: {
    missing: 'Indiquez cette donnée.',
    not_plain: 'Supprimez les liens, les retours à la ligne et les caractères invisibles.',
    unwanted: 'Ne souhaite pas recevoir d’invitations.',
    often: 'A déjà été invité plusieurs fois aujourd’hui. Réessayez demain.',
    too_long: 'C’est trop long.',
    no_address: 'Adresse e-mail non valide.',
    no_date: 'Écrivez le jour sous la forme AAAA-MM-JJ.',
    no_choice: 'Cette valeur est inconnue.',
    twice: 'Cette adresse e-mail figure déjà dans la liste.',
    already_member: 'Déjà membre : aucune invitation nécessaire.',
    not_yours: 'A déjà été dans le club : un responsable doit l’inviter à nouveau.',
    no_such_change: 'A déjà été dans le club : choisissez d’inviter tout de suite.',
  },
  sheet: 'Membres',
  columns: {
    name: 'Nom',
    email: 'E-mail',
    status: 'Statut',
    roles: 'Rôles',
    squads: 'Groupes',
    cox: 'Barre',
    stroke: 'Nage',
    scull: 'Couple',
    sweep: 'Pointe',
    gender: 'Sexe',
    birthday: 'Date de naissance',
  },
  yes: 'oui',
  rowsRefused: [
    'Une ligne n’a pas été prise. Corrigez-la et renvoyez-la.',
    '{count} lignes n’ont pas été prises. Corrigez-les et renvoyez-les.',
  ],
  peopleRefused: [
    'Une personne n’a pas pu être modifiée.',
    '{count} personnes n’ont pas pu être modifiées.',
  ],
}
const zh: Words = {
  faults: {
    missing: '此项必填。',
    not_plain: '请去掉链接、换行和不可见字符。',
    unwanted: '不希望收到邀请。',
    often: '今天已多次受邀，请明天再试。',
    too_long: '内容过长。',
    no_address: '请输入有效的邮箱。',
    no_date: '日期请写成 YYYY-MM-DD。',
    no_choice: '无法识别，请填写列表中的选项。',
    twice: '此邮箱已在名单中。',
    already_member: '已是俱乐部成员，无需邀请。',
    not_yours: '此人曾是俱乐部成员，须由管理员重新邀请。',
    no_such_change: '曾在俱乐部中：请选择立即邀请。',
  },
  sheet: '成员',
  columns: {
    name: '姓名',
    email: '邮箱',
    status: '状态',
    roles: '角色',
    squads: '队伍',
    cox: '舵手',
    stroke: '领桨',
    scull: '双桨',
    sweep: '单桨',
    gender: '性别',
    birthday: '出生日期',
  },
  yes: '是',
  rowsRefused: ['有 1 行未能导入。请修改后重新提交。', '有 {count} 行未能导入。请修改后重新提交。'],
  peopleRefused: ['有 1 人未能更改。', '有 {count} 人未能更改。'],
}

const texts: Record<Language, Words> = { en, de, fr, 'zh-cn': zh }
export const memberText = (language: Language): Words => texts[language]

export const counted = ([one, many]: readonly [string, string], count: number): string =>
  count === 1 ? one : many.replace('{count}', String(count))
