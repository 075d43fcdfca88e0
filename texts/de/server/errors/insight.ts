export const errors = {
  view_limit: 'Du kannst höchstens {max} Ansichten speichern. Lösche zuerst eine.',
  report_mail_limit:
    'Du kannst höchstens {max} Ansichten per Mail verschicken lassen. Beende zuerst eine.',
  report_link_limit:
    'Du kannst höchstens {max} Links zu Auswertungen zugleich haben. Beende zuerst einen.',
  links_not_allowed: 'Dein Verein zeigt Auswertungen nicht nach außen.',
  report_link_stopped: 'Dieser Link wurde beendet.',
  report_link_expired: 'Dieser Link ist abgelaufen.',
  not_valid_url:
    'Diese Adresse führt zu keinem Vergleich. Sie ist unvollständig, oder der Vergleich wurde gelöscht.',
} as const
