import * as terms from '../shared/terms.ts'

export const demo = {
  title: 'Rundgang durch {{club}}',
  lead_one:
    'Ein Verein mit {{count}} Person und einer Saison hinter sich. Ein Klick, kein Passwort.',
  lead_other:
    'Ein Verein mit {{count}} Personen und einer Saison hinter sich. Ein Klick, kein Passwort.',
  tag: 'Demo',
  noteOwn:
    'Alles hier ist erfunden. Diese Demo läuft nur auf diesem Rechner und verschickt keine E-Mails.',
  note: 'Alle Änderungen sind um {{time}} wieder weg. Diese Demo verschickt keine E-Mails. Bitte nichts über echte Menschen eintragen.',
  account: {
    title: 'Mit einem Konto anmelden',
    lead: 'Mit einem aus dem Demo-Verein oder einem hier angelegten.',
  },
  roles: {
    coach: {
      title: terms.coach,
      enter: 'Als Trainer umsehen',
      one: 'Mit wem heute früh zu reden ist',
      two: 'Mannschaften, Ergebnisse, Saison',
      three: 'Ein laufendes Rennen',
    },
    athlete: {
      title: terms.athlete,
      enter: 'Als Athletin umsehen',
      one: 'Was heute ansteht, und bin ich dabei',
      two: 'Eigene Tests, Bestwerte und Form',
      three: 'Am besten auf dem Handy',
    },
    guardian: {
      title: 'Eltern',
      enter: 'Als Mutter umsehen',
      one: 'Wann und wo meine Kinder trainieren',
      two: 'Für einen Tag entschuldigen',
      three: 'Was der Verein wissen darf',
    },
    manager: {
      title: 'Vereinsleitung',
      enter: 'Als Leitung umsehen',
      one: 'Personen, Beiträge und Rollen',
      two: 'Boote und Buchungen',
      three: 'Export von allem',
    },
  },
  tour: {
    place: '{{tour}} · {{step}} von {{of}}',
    next: 'Weiter',
    end: 'Fertig',
    leave: 'Beenden',
    try: 'Probier es:',
    of: {
      coach: 'Der Tag im Trainerteam',
      athlete: 'Der Tag einer Athletin',
      guardian: 'Für Eltern',
      manager: 'Im Vereinsbüro',
    },
  },
  steps: {
    needs: {
      title: 'Was auf dich wartet',
      text: 'Hier stehen nur offene Aufgaben, jede mit einer Schaltfläche.',
      hint: 'Veröffentliche einen Entwurf. In dieser Demo erreicht die Nachricht niemanden.',
    },
    mornings: {
      title: 'Mit wem zu reden ist',
      text: 'Alle tragen ihre Morgenwerte auf dem Handy ein. Hier siehst du, wer krank, verletzt oder anders als sonst ist.',
      hint: 'Öffne einen Namen und sieh die letzten vier Wochen.',
    },
    week: {
      title: 'Die Woche auf einen Blick',
      text: 'Der Umriss ist geplant, die Füllung ist erledigt.',
      hint: 'Öffne von hier den Kalender.',
    },
    calendar: {
      title: 'Vom Tag bis zur Saison',
      text: 'Monat, Woche und Tag, dazu die Saison mit Zielen und Phasen. Einheiten lassen sich ziehen.',
      hint: 'Wechsle zu Saison.',
    },
    add: {
      title: 'Ein Weg für alles Neue',
      text: 'Einheiten, eine ganze Woche als Text, Mitglieder, Dateien: Hier steht, was deine Rolle hinzufügen darf.',
      hint: 'Öffne die Liste.',
    },
    reports: {
      title: 'Alle Auswertungen hinter einem Titel',
      text: 'Der Titel öffnet alle, und die Filter bleiben.',
      hint: 'Öffne ihn und wähle Morgenwerte.',
    },
    search: {
      title: 'Alles beim Namen',
      text: 'Personen, Boote, Einheiten und Aktionen, von überall.',
      hint: 'Drücke Strg K und tippe einen Namen.',
    },
    next: {
      title: 'Bin ich dabei?',
      text: 'Deine nächsten Einheiten mit Mannschaft und Ort. Ein Tipp ist die Antwort.',
      hint: 'Beantworte die erste.',
    },
    morning: {
      title: 'Vier Tipps vor dem Training',
      text: 'Schlaf, Form, Puls und ob du gesund bist. Nur wer es darf, sieht es.',
      hint: 'Trag diesen Morgen ein.',
    },
    ownWeek: {
      title: 'Meine Woche',
      text: 'Was für dich geplant war und was du gemacht hast, Tag für Tag.',
      hint: 'Sieh dir gestern an.',
    },
    training: {
      title: 'Mein Training',
      text: 'Belastung, Zonen, Bestwerte und wie sie sich ändern. Nur deine.',
      hint: 'Wähle über dem Diagramm einen anderen Zeitraum.',
    },
    season: {
      title: 'Die Saison, wie du sie siehst',
      text: 'Ziele, Phasen und die kommenden Wochen.',
      hint: 'Wechsle zu Saison.',
    },
    privacy: {
      title: 'Wer was sieht',
      text: 'Unter diesem Namen sind deine Einstellungen. Du entscheidest, für wen deine Gesundheitsdaten sind, und kannst es jederzeit ändern.',
      hint: 'Öffne Einstellungen, dann „Wer mein Profil sieht“.',
    },
    children: {
      title: 'Ihre Kinder',
      text: 'Alles, was sie betrifft, auf einer Seite, und nichts über andere.',
      hint: 'Blättern Sie zum zweiten Kind.',
    },
    answer: {
      title: 'Dabei oder nicht',
      text: 'Wann und wo trainiert wird. Sie antworten für Ihr Kind.',
      hint: 'Beantworten Sie die erste Einheit.',
    },
    away: {
      title: 'Einige Tage weg',
      text: 'Ein Eintrag entschuldigt für alles dazwischen.',
      hint: 'Tragen Sie zwei Ferientage ein.',
    },
    chats: {
      title: 'Chats',
      text: 'Sie sehen die Chats Ihres Kindes mit den Trainer:innen des Vereins.',
      hint: 'Öffnen Sie einen.',
    },
    consent: {
      title: terms.healthData,
      text: 'Bis das Kind alt genug ist, entscheiden Sie, wer sie sehen darf.',
      hint: 'Lesen Sie, wie die Einwilligung steht.',
    },
    club: {
      title: 'Der Verein',
      text: 'Mannschaften, Ergebnisse und wen man fragt.',
      hint: 'Öffnen Sie den Teil.',
    },
    account: {
      title: 'Ihr Konto',
      text: 'Unter diesem Namen sind Ihre Einstellungen: Sprache, Mitteilungen und wo Sie angemeldet sind.',
      hint: 'Öffnen Sie die Einstellungen.',
    },
    office: {
      title: 'Der Verein heute',
      text: 'Mitglieder, Anfragen und was fällig ist.',
      hint: 'Öffne von hier die Mitglieder.',
    },
    members: {
      title: terms.members,
      text: 'Eine Liste für alle, mit Rollen und Status. Eine eingefügte Liste bringt einen ganzen Verein.',
      hint: 'Suche einen Namen.',
    },
    roles: {
      title: 'Wer was darf',
      text: 'Rollen bringen sinnvolle Rechte mit; jede lässt sich ändern.',
      hint: 'Sieh nach, was Trainer:innen dürfen.',
    },
    equipment: {
      title: 'Boote und Buchungen',
      text: 'Wo jedes Boot ist, wer es hat und was kaputt ist.',
      hint: 'Öffne ein Boot.',
    },
    settings: {
      title: 'Einstellungen des Vereins',
      text: 'Sportarten, Zeiten, Funktionen und Mitteilungen, jedes auf einer Seite.',
      hint: 'Öffne Profil.',
    },
    data: {
      title: 'Die Daten gehören dem Verein',
      text: 'Ein Export von allem, was der Verein hat, wann immer du willst.',
      hint: 'Starte einen Export.',
    },
  },
}
