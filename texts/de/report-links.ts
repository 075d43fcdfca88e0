import * as actions from './shared/actions.ts'
import * as terms from './shared/terms.ts'

/** Reports that people outside see by a link. */
export const links = {
  share: 'Teilen',
  title: 'Links für Außenstehende',
  text: 'Wer den Link hat, sieht diese Auswertung ohne Anmeldung – so viel, wie du selbst zu diesem Zeitpunkt sehen darfst. Gesundheitsdaten werden nie geteilt. Personen unter 18 erscheinen nicht einzeln und zählen nur in Summen.',
  shows: 'Gezeigter Zeitraum: {{days}}',
  usualDays: 'der letzte Monat, vom Tag des Öffnens gerechnet',
  days: 'Gültig',
  day_one: '{{count}} Tag',
  day_other: terms.days,
  notOutside:
    'Diese Auswertung enthält RPE-Bewertungen. Sie bleiben im Verein, deshalb lässt sie sich nicht per Link teilen.',
  create: 'Link erstellen',
  once: 'Kopiere den Link jetzt. Er wird nicht noch einmal angezeigt.',
  address: terms.address,
  copy: actions.copyLink,
  copied: actions.copied,
  active: 'Aktive Links',
  none: 'Keine aktiven Links',
  until: 'bis {{day}}',
  by: 'von {{name}}',
  opened: 'zuletzt geöffnet {{when}}',
  neverOpened: 'noch nie geöffnet',
  stop: 'Widerrufen',
  stopOf: 'Link zu „{{name}}“ widerrufen',
  stopped: actions.linkRevoked,
  off: 'Dein Verein teilt keine Auswertungen nach außen',
  offText: 'Die Verwaltung des Vereins kann das in den Einstellungen erlauben.',
  toSettings: 'Zur Einstellung',
  public: {
    of: 'Eine Auswertung von {{club}}',
    moves: 'gleitender Zeitraum',
    asOf: 'Stand {{when}}',
    until: 'Dieser Link gilt bis {{day}}.',
    people_one: '{{count}} Person',
    people_other: terms.peopleCount,
    underAge_one: '{{count}} Person unter 18 erscheint nicht einzeln und zählt nur in Summen.',
    underAge_other:
      '{{count}} Personen unter 18 erscheinen nicht einzeln und zählen nur in Summen.',
    adultBests: 'Bestwerte und ihre Veränderungen werden nur für Erwachsene gezeigt.',
    tooFew: 'Nicht gezeigt: Bei weniger als fünf Personen wären einzelne erkennbar',
    empty: 'Nichts in diesem Zeitraum',
    emptyText: terms.sessionsCountOnceBegun,
    gone: 'Auswertung nicht gefunden',
    goneText:
      'Vielleicht ist die Adresse unvollständig. Frag nach bei der Person, von der du den Link hast.',
    stopped: 'Dieser Link wurde widerrufen',
    expired: 'Dieser Link ist abgelaufen',
    endedText: 'Bitte die Person, von der du den Link hast, um einen neuen.',
  },
} as const
