import type { members as en } from '../../en/server/members.ts'
import type { Words } from '../../translation.ts'

export const members: Words<typeof en> = {
  faults: {
    missing: 'Das fehlt.',
    not_plain: 'Lass Links, Zeilenumbrüche und unsichtbare Zeichen weg.',
    unwanted: 'Möchte keine Einladungen.',
    often: 'Wurde heute schon mehrmals eingeladen. Versuche es morgen wieder.',
    too_long: 'Das ist zu lang.',
    no_address: 'Das ist keine E-Mail-Adresse.',
    no_date: 'Schreibe den Tag als JJJJ-MM-TT oder nur das Jahr.',
    open_date: 'Das können zwei Tage sein. Schreibe den Tag als JJJJ-MM-TT.',
    no_side: 'Trage Backbord, Steuerbord, beide oder Skull ein.',
    no_phone: 'Trage eine Telefonnummer ein.',
    no_squad: 'Eine Trainingsgruppe dieses Namens gibt es nicht.',
    no_choice: 'Dieser Wert ist unbekannt.',
    twice:
      'Diese Adresse steht schon in der Liste. Teilen sich Geschwister die Adresse, trage sie als E-Mail der Eltern ein.',
    noted:
      'Ein Mitglied dieses Namens hat noch keine Adresse. Trage sie dort ein, damit es dieselbe Person bleibt, oder ergänze hier das Geburtsdatum.',
    twice_name:
      'Dieser Name steht schon ohne Adresse in der Liste. Ergänze Geburtsdatum oder Adresse.',
    already_member: 'Schon im Verein.',
    not_yours: 'War schon im Verein: Jemand aus der Verwaltung muss neu einladen.',
    no_such_change: 'War schon im Verein: Wähle „gleich einladen“.',
  },
  sheet: 'Mitglieder',
  columns: {
    name: 'Name',
    email: 'E-Mail',
    guardian: 'E-Mail der Eltern',
    phone: 'Telefon',
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
}
