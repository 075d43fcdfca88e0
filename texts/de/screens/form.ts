import type { form as en } from '../../en/screens/form.ts'
import type { Translation } from '../../translation.ts'

export const form = {
  invalid: 'Prüfe die markierten Felder und speichere noch einmal.',
  faults: {
    required: 'Pflichtfeld',
    password_empty: 'Das Passwort darf nicht leer sein.',
    turned_writing: 'Entferne die unsichtbaren Zeichen, die die Schreibrichtung ändern.',
    one_line: 'Schreib es in eine Zeile.',
    link: 'Ein Name darf keinen Link enthalten.',
    at_least: 'Der Wert muss mindestens {{min}} sein.',
    at_most: 'Der Wert darf höchstens {{max}} sein.',
    between: 'Der Wert muss zwischen {{min}} und {{max}} liegen.',
    email: 'Gib eine gültige E-Mail-Adresse ein.',
    format: 'Dieser Wert hat das falsche Format.',
    too_few: 'Mindestens {{min}} Einträge.',
    too_long: 'Zu lang: höchstens {{max}} Zeichen.',
    too_many: 'Höchstens {{max}} Einträge.',
    too_short: 'Zu kurz: mindestens {{min}} Zeichen.',
    years: 'Wähle einen Tag in den Jahren 1900 bis 2100.',
  },
} as const satisfies Translation<typeof en>
