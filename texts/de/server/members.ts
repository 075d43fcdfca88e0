import type { members as en } from '../../en/server/members.ts'
import type { Words } from '../../translation.ts'
import * as faults from '../shared/faults.ts'
import * as terms from '../shared/terms.ts'

export const members: Words<typeof en> = {
  faults: {
    missing: faults.required,
    not_plain: faults.notPlain,
    unwanted: 'Möchte keine Einladungen.',
    often: 'Wurde heute schon mehrmals eingeladen. Versuche es morgen wieder.',
    too_long: faults.tooLong,
    no_address: faults.email,
    no_end: 'Die Adresse „{value}“ ist unvollständig: Am Ende fehlt etwas wie .de.',
    no_such_day: 'Den {day}. {month} gibt es nicht.',
    no_date: 'Gib das Datum als JJJJ-MM-TT oder nur das Jahr ein.',
    open_date: 'Das können zwei Tage sein. Gib das Datum als JJJJ-MM-TT ein.',
    no_side: 'Gib Backbord, Steuerbord, beide oder Skull ein.',
    no_phone: 'Gib eine Telefonnummer ein.',
    no_squad: 'Es gibt keine Trainingsgruppe mit diesem Namen.',
    no_choice: faults.unknownValue,
    twice:
      'Diese Adresse steht schon in der Liste. Teilen sich Geschwister die Adresse, trage sie als E-Mail der Eltern ein.',
    noted:
      'Ein Mitglied mit diesem Namen hat noch keine E-Mail-Adresse. Trage sie dort ein, wenn es dieselbe Person ist; sonst ergänze hier das Geburtsdatum.',
    twice_name:
      'Dieser Name steht schon ohne Adresse in der Liste. Ergänze Geburtsdatum oder Adresse.',
    already_member: 'Schon im Verein.',
    not_yours: 'War schon im Verein: Jemand aus der Verwaltung muss neu einladen.',
    no_such_change: 'War schon im Verein: Wähle „Gleich per Mail einladen“.',
  },
  sheet: terms.members,
  columns: {
    name: terms.personName,
    email: terms.email,
    guardian: terms.parentsEmail,
    phone: terms.phone,
    status: terms.status,
    roles: terms.roles,
    squads: terms.squads,
    cox: 'Steuert',
    stroke: terms.stroke,
    scull: terms.sculling,
    sweep: terms.sweep,
    gender: terms.gender,
    birthday: terms.dateOfBirth,
  },
  yes: terms.yes,
}
