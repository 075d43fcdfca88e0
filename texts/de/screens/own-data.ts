import type { ownData as en } from '../../en/screens/own-data.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const ownData = {
  exports: {
    text: 'Eine ZIP-Datei mit allem, was in allen deinen Vereinen über dich gespeichert ist: deine Daten als CSV und NDJSON, dazu die Originaldateien, die du hochgeladen hast, und die Fotos und Dateien aus deinen Beiträgen und Nachrichten. Wir schreiben dir eine Mail, wenn sie bereit ist.',
    start: 'Kopie erstellen',
    again: 'Neue Kopie erstellen',
    queued: 'In der Warteschlange …',
    running: 'Wird erstellt …',
    progress: 'Fortschritt der Kopie',
    done: 'Erstellt {{made}} · {{size}} · bis {{until}}',
    download: actions.download,
    failed: 'Die Kopie konnte nicht erstellt werden. Versuche es noch einmal.',
    ended: 'Erstellt {{made}}; inzwischen abgelaufen.',
    stopped: 'Abgebrochen.',
  },
  code: {
    title: 'Zweiter Schritt',
    text: 'Gib die sechs Ziffern aus deiner Authenticator-App oder einen Wiederherstellungscode ein.',
    label: 'Code aus deiner App',
  },
  deletion: {
    text: 'Dein Konto und alles über dich kann endgültig gelöscht werden. Die nächste Seite zeigt, was gelöscht wird und was bleibt.',
    open: 'Konto löschen …',
  },
  page: {
    title: 'Konto löschen',
    lead: 'Sofort und endgültig. Niemand kann dein Konto wiederherstellen, auch wir nicht.',
    goes: 'Was gelöscht wird',
    goesPerson:
      'Dein Name, Bild, deine Adresse, dein Profil und deine Einstellungen, mit allen Anmeldungen und API-Tokens.',
    goesTraining:
      'Dein Training in allen Vereinen, von der Anwesenheit bis zur Trainingsbelastung. Einheiten: {{sessions}}, Ergebnisse: {{results}}, hochgeladene Dateien: {{files}}, Notizen: {{notes}}.',
    goesOwn: 'Dein eigenes Konto {{club}} mit allem darin.',
    goesEnds: '{{club}} mit allem darin, weil sonst niemand Mitglied dieses Vereins ist.',
    stays: 'Was bleibt, und warum',
    staysSessions:
      'Einheiten, die du geplant hast, bleiben dem Verein, ohne deinen Namen: Andere haben danach trainiert.',
    staysBoats:
      'Zeiten eines Bootes bleiben beim Boot: Sie sind auch die Ergebnisse der anderen darin. Dein Name wird entfernt.',
    staysLog:
      'Ein Protokoll, wer was geändert oder gelesen hat, behält die Nummer deines Kontos ohne Namen, damit Missbrauch gefunden werden kann.',
    staysMail: 'Mails, die schon verschickt sind, bleiben, wo sie angekommen sind.',
    first: 'Hol dir vorher eine Kopie deiner Daten, wenn du eine möchtest:',
    copy: 'Kopie meiner Daten',
    blocked: 'Zuerst übergeben',
    creator:
      'Du hast {{club}} angelegt. Übergib den Verein in den Vereinseinstellungen unter „Verein übergeben“ an jemand anderen aus der Verwaltung.',
    lastManager:
      'Du bist die letzte Person in der Verwaltung von {{club}}. Gib zuerst jemand anderem diese Rolle.',
    toClub: '{{club}} öffnen',
    sure: 'Konto löschen?',
    sureText:
      'Alles, was hier steht, wird sofort gelöscht. Das lässt sich nicht rückgängig machen.',
    confirm: 'Mein Konto endgültig löschen',
    password: 'Aktuelles Passwort',
    showPassword: actions.showPassword,
    done: 'Dein Konto ist gelöscht. Mach’s gut, und immer eine Handbreit Wasser unter dem Kiel.',
  },
} as const satisfies Translation<typeof en>
