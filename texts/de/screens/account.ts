import type { account as en } from '../../en/screens/account.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const account = {
  login: {
    title: actions.signIn,
    lead: 'Das Training deines ganzen Vereins an einem Ort.',
    email: 'E-Mail-Adresse',
    password: terms.password,
    showPassword: actions.showPassword,
    code: 'Sicherheitscode',
    codeHint: 'Die sechs Ziffern aus deiner Authenticator-App oder ein Wiederherstellungscode',
    submit: actions.signIn,
    signedOut:
      'Deine Anmeldung ist abgelaufen. Melde dich wieder an, um dort weiterzumachen, wo du warst.',
    forgot: 'Passwort vergessen?',
    register: 'Neu hier? Konto anlegen',
  },
  provider: {
    or: 'oder',
    with: 'Weiter mit {{name}}',
    returning: 'Du wirst angemeldet …',
    stale:
      'Diese Anmeldung wurde in einem anderen Fenster begonnen oder hat zu lange gedauert. Beginne sie von vorn.',
    password: {
      title: 'Konto verknüpfen',
      lead: 'Für {{email}} gibt es schon ein Konto. Gib einmal dessen Passwort ein, um beide zu verknüpfen; danach meldest du dich ohne Passwort an.',
      submit: 'Verknüpfen und anmelden',
      forgot: 'Noch kein Passwort oder vergessen? Per E-Mail eines setzen',
    },
    new: {
      lead: 'Für {{email}} gibt es noch kein Konto. Prüf deinen Namen, um eines zu erstellen.',
      known:
        'Du hast schon ein Konto mit einer anderen Adresse? Melde dich dort an und verknüpfe diesen Dienst unter Einstellungen → Passwort.',
    },
    unknown: {
      title: 'Keine bestätigte Adresse',
      text: 'Der andere Dienst hat uns keine bestätigte E-Mail-Adresse genannt; so finden wir dein Konto nicht. Melde dich mit deinem Passwort an und verknüpfe den Dienst unter Einstellungen → Passwort.',
    },
  },
  noMail:
    'Von diesem Server werden noch keine Mails verschickt. Bitte die Plattformverwaltung um den Link, der dein Konto öffnet.',
  logout: { title: 'Du wirst abgemeldet …' },
  unsent: {
    title: 'Noch nicht alles gesendet',
    text_one:
      '{{count}} Eintrag liegt noch auf diesem Gerät. Meldest du dich jetzt ab, bleibt er hier nur für dich und wird gesendet, sobald du dich hier wieder anmeldest.',
    text_other:
      '{{count}} Einträge liegen noch auf diesem Gerät. Meldest du dich jetzt ab, bleiben sie hier nur für dich und werden gesendet, sobald du dich hier wieder anmeldest.',
    still_one: '{{count}} Eintrag ließ sich nicht senden. Er bleibt nur für dich auf diesem Gerät.',
    still_other:
      '{{count}} Einträge ließen sich nicht senden. Sie bleiben nur für dich auf diesem Gerät.',
    send: 'Senden und abmelden',
    go: 'Ohne Senden abmelden',
    stay: 'Angemeldet bleiben',
  },
  form: {
    firstName: terms.firstName,
    lastName: terms.lastName,
    email: 'E-Mail-Adresse',
    password: terms.password,
    newPassword: 'Neues Passwort',
    passwordHint: 'Mindestens 8 Zeichen. Am besten mehrere Wörter: sicher und leicht zu merken.',
    showPassword: actions.showPassword,
    language: terms.language,
    toLogin: 'Zur Anmeldung',
  },
  register: {
    title: 'Konto anlegen',
    lead: 'In zwei Minuten fertig. Keine Kreditkarte nötig.',
    for: 'Wofür brauchst du das Konto?',
    club: 'Für meinen Verein',
    clubHint:
      '14 Tage alles kostenlos testen. Du richtest den Verein ein und lädst die anderen ein. Hast du selbst eine Einladung bekommen? Dann öffne den Link in dieser Mail.',
    individual: 'Nur für mich',
    individualHint: 'Ein kostenloses Konto für dein eigenes Training.',
    join: '{{club}} beitreten',
    joinAs: '{{club}} als {{name}} beitreten',
    joinNow: 'Leg dein Konto an, und du bist im Verein.',
    joinLead: 'Leg dein Konto an. Das Passwort wählst du, wenn du unsere Mail geöffnet hast.',
    joinEnded:
      'Diese Einladung gilt nicht mehr. Bitte den Verein um einen neuen Link. Ein Konto kannst du trotzdem anlegen.',
    submit: 'Konto anlegen',
    known: 'Hast du schon ein Konto?',
  },
  sent: {
    title: 'Prüfe dein Postfach',
    text: 'Wir haben eine Mail an {{email}} geschickt. Der Link darin gilt 72 Stunden.',
    nowhere: 'Wir haben dir eine Mail geschickt. Der Link darin gilt 72 Stunden.',
    spam: 'Nach ein paar Minuten noch nichts? Sieh im Spam-Ordner nach und prüfe die Adresse.',
    again: 'Noch einmal senden',
    other: 'Andere Adresse verwenden',
  },
  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Gib deine Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort setzt.',
    submit: 'Link senden',
    sent: 'Wenn {{email}} ein Konto hat, ist die Mail unterwegs. Der Link darin gilt 72 Stunden.',
  },
  resend: {
    title: 'Dein Konto ist noch nicht aktiv',
    lead: 'Öffne den Link in der Mail, die wir an {{email}} geschickt haben. Findest du sie nicht mehr oder ist der Link abgelaufen, schicken wir dir eine neue.',
    submit: 'Neue Mail senden',
    done: 'Falls dieses Konto noch nicht aktiviert ist, ist eine neue Mail an {{email}} unterwegs.',
  },
  reset: {
    title: 'Neues Passwort setzen',
    lead: 'Alle Geräte, die jetzt angemeldet sind, müssen sich danach neu anmelden.',
    submit: 'Passwort setzen',
    done: 'Dein Passwort ist gesetzt. Melde dich damit an.',
    broken: 'Dieser Link gilt nicht mehr',
    again: 'Neuen Link anfordern',
  },
  activate: {
    title: terms.welcome,
    nameless: 'Willkommen',
    lead: 'Mit dem Speichern ist deine Adresse {{email}} bestätigt. Prüfe deinen Namen und setze das Passwort, mit dem du dich anmelden willst.',
    join: 'Mit dem Speichern ist deine Adresse {{email}} bestätigt. Wähle ein Passwort, dann geht es direkt zu {{club}}.',
    joinEnded:
      'Der Link zu {{club}} gilt nicht mehr. Wähle ein Passwort, um dein Konto zu aktivieren, und bitte den Verein um einen neuen Link.',
    joinNowhere:
      'Der Link, über den du gekommen bist, gilt nicht mehr. Wähle ein Passwort, um dein Konto zu aktivieren, und bitte den Verein um einen neuen Link.',
    submit: 'Konto aktivieren',
    already: 'Dieses Konto ist schon aktiv. Melde dich an, um weiterzumachen.',
    foreign: 'Dieser Link ist für jemand anderen',
    foreignText:
      'Du bist als {{name}} angemeldet, der Link gehört aber zu einem anderen Konto. Melde dich ab und öffne ihn noch einmal.',
    signOut: actions.signOut,
  },
  club: {
    title: terms.yourClub,
    lead: 'Ein paar Angaben zum Start; du kannst alles später ändern. Deine 14-tägige Testphase beginnt jetzt.',
    name: 'Name des Vereins',
    country: terms.country,
    timeZone: terms.timeZone,
    timeZoneHint: 'Alle Uhrzeiten der Einheiten gelten in dieser Zeitzone.',
    sport: 'Hauptsportart',
    venue: 'Wo ihr trainiert',
    venueHint: 'Bootshaus, See oder Halle (freiwillig)',
    coaches: 'Ich bin auch Trainer:in in diesem Verein',
    submit: 'Verein anlegen',
    later: 'Abmelden, später fertigstellen',
    nothing: terms.noMatches,
  },
  final: {
    title: 'Alles bereit, {{name}}',
    club: '{{club}} ist eingerichtet. Auf der Startseite stehen die ersten Schritte.',
    individual: 'Dein Konto ist bereit. Die Startseite zeigt, wie es weitergeht.',
    none: 'Dein Konto ist aktiv. Du bist noch in keinem Verein; auf der nächsten Seite siehst du, wie es weitergeht.',
    go: 'Zur Startseite',
  },
} as const satisfies Translation<typeof en>
