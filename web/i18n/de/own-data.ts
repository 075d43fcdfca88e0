import type { ownData as en } from '../en/own-data.ts'
import type { Translation } from '../translation.ts'

export const ownData = {
  exports: {
    text: 'Eine ZIP-Datei mit allem, was in all deinen Vereinen über dich gespeichert ist: lesbar als JSON, dazu die Dateien, die du hochgeladen hast, wie sie waren. Wir schreiben dir eine Mail, wenn sie fertig ist.',
    start: 'Kopie erstellen',
    again: 'Neue Kopie erstellen',
    queued: 'Wartet darauf, erstellt zu werden …',
    running: 'Wird erstellt …',
    progress: 'Fortschritt der Kopie',
    done: 'Erstellt {{made}} · {{size}} · bis {{until}}',
    download: 'Herunterladen',
    failed: 'Die Kopie konnte nicht erstellt werden. Versuche es noch einmal.',
    ended: 'Erstellt {{made}}; ihre Tage sind vorbei.',
  },
  deletion: {
    text: 'Dein Konto und alles über dich kann endgültig gelöscht werden. Die nächste Seite sagt, was geht und was bleibt.',
    open: 'Konto löschen …',
  },
  page: {
    title: 'Konto löschen',
    lead: 'Sofort und endgültig. Niemand kann es zurückholen, auch wir nicht.',
    goes: 'Was geht',
    goesPerson: 'Dein Name, Bild, deine Adresse, dein Profil und deine Einstellungen, mit allen Anmeldungen und API-Tokens.',
    goesTraining:
      'Dein Training in allen Vereinen, von der Anwesenheit bis zur Belastung. Einheiten: {{sessions}}, Ergebnisse: {{results}}, hochgeladene Dateien: {{files}}, Notizen: {{notes}}.',
    goesOwn: 'Dein eigenes Konto {{club}} mit allem darin.',
    goesEnds: '{{club}} mit allem darin, denn diesem Verein ist sonst niemand beigetreten.',
    stays: 'Was bleibt, und warum',
    staysSessions: 'Einheiten, die du geplant hast, bleiben dem Verein, ohne deinen Namen: Andere haben danach trainiert.',
    staysBoats: 'Zeiten eines Bootes bleiben beim Boot: Sie sind auch die Ergebnisse der anderen darin. Dein Name wird entfernt.',
    staysLog:
      'Ein Protokoll, wer was geändert oder gelesen hat, behält die Nummer deines Kontos ohne Namen, damit Missbrauch gefunden werden kann.',
    staysMail: 'Mails, die schon verschickt sind, bleiben, wo sie angekommen sind.',
    first: 'Hol dir vorher eine Kopie deiner Daten, wenn du eine möchtest:',
    copy: 'Kopie meiner Daten',
    blocked: 'Erst übergeben',
    creator: 'Du hast {{club}} gegründet. Übergib den Verein unter „Verein bearbeiten“ an ein anderes Mitglied.',
    lastManager: 'Du verwaltest {{club}} als Letzter. Gib erst jemand anderem diese Rolle.',
    toClub: '{{club}} öffnen',
    sure: 'Konto löschen?',
    sureText: 'Alles, was hier steht, wird sofort gelöscht. Das lässt sich nicht rückgängig machen.',
    confirm: 'Mein Konto endgültig löschen',
    password: 'Aktuelles Passwort',
    showPassword: 'Passwort anzeigen',
    done: 'Dein Konto ist gelöscht. Mach’s gut, und immer eine Handbreit Wasser unter dem Kiel.',
  },
} as const satisfies Translation<typeof en>
