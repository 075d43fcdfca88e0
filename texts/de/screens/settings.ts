import type { settings as en } from '../../en/screens/settings.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const settings = {
  save: actions.save,
  saved: actions.saved,
  copy: actions.copy,
  currentPassword: 'Aktuelles Passwort',
  showPassword: actions.showPassword,
  units: {
    label: 'Maßeinheiten',
    hint: 'Renndistanzen und Tempo bleiben in Metern.',
    metric: 'Metrisch: km, kg, °C',
    imperial: 'Angloamerikanisch: mi, lb, °F',
  },
  picture: {
    choose: 'Bild wählen',
    remove: 'Entfernen',
    hint: 'JPEG, PNG, WebP oder GIF bis 10 MB. Es wird quadratisch zugeschnitten; wo und wann es aufgenommen wurde, wird entfernt.',
  },
  email: {
    now: 'Du meldest dich mit {{email}} an.',
    submit: 'Adresse ändern',
    sent: 'Wir haben eine Mail an {{email}} gesendet. Die neue Adresse gilt, sobald du dem Link darin folgst.',
    confirmText: 'Ab jetzt die neue Adresse verwenden?',
    confirm: 'Neue Adresse bestätigen',
    confirmed: 'Ab jetzt meldest du dich mit der neuen Adresse an.',
  },
  password: {
    text: 'Alle anderen Geräte werden abgemeldet, und deine API-Tokens werden widerrufen.',
    new: 'Neues Passwort',
    submit: 'Passwort ändern',
    done: 'Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
  },
  second: {
    needed: 'Richte die Anmeldung in zwei Schritten ein',
    neededText:
      'Die Plattformverwaltung setzt sie voraus. Bis sie eingerichtet ist, kannst du nichts anderes öffnen.',
    text: 'Dein Passwort allein reicht dann nicht mehr: Eine Authenticator-App auf deinem Handy zeigt einen Code, den du zusätzlich eingibst.',
    begin: 'Einrichten',
    scan: 'Scanne diesen Code mit deiner Authenticator-App und gib dann die sechs Ziffern ein, die sie zeigt.',
    qr: 'QR-Code für die Authenticator-App',
    secret: 'Wenn du ihn nicht scannen kannst, gib diesen Schlüssel ein:',
    code: 'Code aus der App',
    confirm: 'Einschalten',
    codes: 'Deine Wiederherstellungscodes',
    codesText:
      'Bewahre sie sicher auf: Mit jedem kannst du dich einmal ohne Handy anmelden. Sie werden nicht noch einmal angezeigt.',
    kept: 'Ich habe sie aufbewahrt',
    on: 'Die Anmeldung in zwei Schritten ist an. Übrige Wiederherstellungscodes: {{number}}.',
    end: 'Ausschalten',
    off: 'Die Anmeldung in zwei Schritten ist aus.',
  },
  signIns: {
    waiting:
      'Du hast dich auf diesem Gerät ohne Verbindung abgemeldet. Das gilt, sobald der Server erreichbar ist.',
    current: terms.thisDevice,
    unknown: 'Unbekanntes Gerät',
    times: 'Angemeldet: {{created}} · Zuletzt benutzt: {{used}}',
    end: 'Abmelden',
    endOf: 'Abmelden: {{device}}',
    ended: 'Das Gerät ist abgemeldet',
  },
  tokens: {
    text: 'Mit einem Token liest oder schreibt ein eigenes Programm, was du selbst darfst. Deine Kontoeinstellungen erreicht es nie.',
    once: 'Kopiere das Token jetzt; es wird nicht noch einmal gezeigt',
    name: terms.name,
    club: 'Verein',
    allClubs: 'Alle meine Vereine',
    scope: 'Es darf',
    read: 'lesen',
    write: 'lesen und schreiben',
    days: 'Gültig für',
    daysOf: '{{number}} Tage',
    create: 'Token erstellen',
    none: 'Du hast keine Tokens.',
    times: 'Zuletzt benutzt: {{used}} · Gültig bis: {{expires}}',
    revoke: 'Widerrufen',
    revokeTitle: '„{{name}}“ widerrufen',
    revokeText: 'Programme mit diesem Token sind sofort ausgesperrt.',
    revoked: 'Token widerrufen',
  },
  thirdParty: {
    title: 'Drittanbieter',
    text: 'Dieser Slipway-Server kann einen Hilfe-Chat oder eine Nutzungsstatistik von {{hosts}} laden. Was dort mit deinen Daten geschieht, bestimmen deren Anbieter. Slipway funktioniert auch ohne.',
    allow: 'Auf diesem Gerät erlauben',
    refuse: 'Nicht erlauben',
  },
} as const satisfies Translation<typeof en>
