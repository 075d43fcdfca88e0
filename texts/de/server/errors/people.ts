import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/people.ts'
import * as faults from '../../shared/faults.ts'

export const errors = {
  unauthenticated:
    'Du bist nicht angemeldet oder deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
  wrong_credentials: 'E-Mail oder Passwort stimmt nicht.',
  second_step_required: 'Gib die sechs Ziffern aus deiner Authenticator-App ein.',
  account_disabled: 'Dieses Konto ist gesperrt. Frag die Verwaltung deines Vereins.',
  wrong_password: 'Das Passwort stimmt nicht.',
  wrong_code: 'Dieser Code stimmt nicht oder ist abgelaufen. Warte auf den nächsten.',
  sign_in_stale:
    'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Beginne sie von vorn.',
  sign_in_declined:
    'Du hast die Anmeldung beim anderen Dienst abgebrochen. Beginne sie von vorn oder nimm dein Passwort.',
  sign_in_taken:
    'Dieses Konto ist schon mit einem anderen Slipway-Konto verknüpft, oder du hast ein anderes Konto dieses Dienstes verknüpft. Löse zuerst jene Verknüpfung.',
  provider_failed:
    'Der andere Dienst konnte dich nicht anmelden. Versuch es in ein paar Minuten noch einmal oder nimm dein Passwort.',
  no_password:
    'Dein Konto hat noch kein Passwort. Setz zuerst eines: Melde dich ab und wähle „Passwort vergessen?“.',
  token_scope: 'Dieses API-Token darf das nicht.',
  impersonating:
    'Solange du im Namen von jemandem handelst, bleiben Gesundheitsdaten, private Notizen und das Konto für dich verschlossen.',
  second_step_missing:
    'Richte zuerst die Anmeldung in zwei Schritten ein: Die Plattformverwaltung setzt sie voraus.',
  second_step_unreadable:
    'Deine Anmeldung in zwei Schritten lässt sich nicht prüfen: Der Schlüssel dieser Installation fehlt. Bitte die Plattformverwaltung, sie zurückzusetzen.',
  hand_over_first:
    'Du hast einen Verein angelegt. Übergib ihn zuerst einem anderen Mitglied, dann kannst du gehen.',
  email_unverified:
    'Deine Adresse ist noch nicht bestätigt. Öffne den Link in unserer Mail oder fordere einen neuen an.',
  code_unknown:
    'Dieser Link ist ungültig oder unvollständig. Kopiere ihn ganz aus der Mail oder fordere einen neuen an.',
  code_used: 'Dieser Link wurde schon benutzt. Dein Konto ist bereit: Melde dich an.',
  code_expired: 'Dieser Link ist abgelaufen; er galt 72 Stunden. Fordere einen neuen an.',
  no_clubs: 'Du gehörst noch zu keinem Verein. Tritt einem bei oder lege einen eigenen an.',
  subscription_expired: 'Die Testphase oder das Abo ist abgelaufen.',
  admin_only: 'Das kann nur die Plattformverwaltung.',
  not_a_member: faults.notAMember,
  role_missing: 'Deine Rolle im Verein umfasst das nicht.',
  permission_missing: 'Dafür fehlt dir das Recht. Die Verwaltung deines Vereins kann es dir geben.',
  feature_missing: 'Diese Funktion gehört nicht zum Tarif deines Vereins.',
  other_club: 'Das gehört zu einem anderen deiner Vereine. Wechsle dorthin, um es zu öffnen.',
  club_mismatch: 'Der Verein in der Anfrage ist nicht der gewählte Verein.',
  no_such_change:
    'Das ist bei dieser Mitgliedschaft nicht möglich: Die Person ist vielleicht schon Mitglied oder ausgetreten.',
  not_yours: 'Diese Änderung kann nur jemand anderes vornehmen.',
  creator_stays:
    'Wer den Verein angelegt hat, bleibt in der Verwaltung, bis der Verein übergeben ist.',
  last_manager_stays:
    'Ein Verein behält mindestens eine Person in der Verwaltung. Übertrage die Verwaltung zuerst jemand anderem.',
  beyond_own_rights: 'Du kannst nur Rechte geben oder nehmen, die du selbst hast.',
  link_ended: 'Dieser Link oder Code gilt nicht mehr. Bitte deinen Verein um einen neuen.',
  invitation_ended:
    'Diese Einladung ist abgelaufen. Bitte deinen Verein, sie noch einmal zu schicken.',
  invitation_foreign:
    'Diese Einladung ging an eine andere Adresse. Melde dich mit jenem Konto an, um sie zu beantworten.',
  already_member: 'Du bist schon Mitglied dieses Vereins, oder deine Anfrage ist noch offen.',
  address_missing: 'Diese Person hat noch keine E-Mail-Adresse. Trage zuerst eine ein.',
  address_taken:
    'Diese E-Mail-Adresse gehört schon zu einem Konto. Gehört sie den Eltern, trage sie als E-Mail der Eltern ein; hat die Person schon ein Konto, lade dieses ein.',
  just_invited:
    'Diese Einladung wurde gerade schon zweimal verschickt. Warte zehn Minuten, bevor du sie noch einmal sendest.',
  invitation_limit:
    'Im Moment sind noch {left} von {limit} Einladungen frei, darum wurde keine dieser {wanted} gesendet. Weitere werden in {hours} h frei.',
  invitation_unwanted: 'Diese Person möchte keine Einladungen.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  password_empty: faults.passwordEmpty,
  known_address:
    'Diese E-Mail-Adresse ist schon bekannt. Hast du ein Konto, melde dich an und öffne den Link noch einmal. Sonst bitte deinen Verein um deinen eigenen Link oder gib eine andere Adresse an.',
  setup_code: 'Das ist nicht der Einrichtungscode. Der Server zeigt ihn beim Start an.',
  common_password: 'Dieses Passwort ist zu verbreitet. Wähle eines, das schwerer zu erraten ist.',
  turned_writing: faults.turnedWriting,
  link: faults.linkInName,
  own_address: 'Gib eine andere Adresse als deine eigene an.',
} as const satisfies Words<typeof en.fields>
