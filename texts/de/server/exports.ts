import type * as en from '../../en/server/exports.ts'
import type { Words } from '../../translation.ts'

export const clubData: Words<typeof en.clubData> = {
  title: 'Alles, was {club} in Slipway gespeichert hat',
  lines: {
    tables:
      'tables/: jede Tabelle zweimal, als CSV für eine Tabellenkalkulation und als NDJSON (ein JSON-Objekt pro Zeile) für Programme.',
    files:
      'files/: die Dateien, die hochgeladen, veröffentlicht und verschickt wurden. Jede heißt nach ihrem SHA-256; so nennen sie auch die Tabellen.',
    manifest:
      'manifest.json: was enthalten ist, mit Größen und Prüfsummen, und was nicht, mit dem Grund (auf Englisch).',
    without:
      'Passwörter, Schlüssel und Links sind nicht enthalten. Ebenso wenig Gesundheitsdaten und Aufzeichnungen von Personen, die sie der Person nicht zeigen, die diesen Export erstellt hat.',
    keep: 'Dieses Archiv enthält personenbezogene Daten, auch von Minderjährigen. Bewahre es so auf, dass niemand sonst es öffnen kann, und lösche es, wenn du es nicht mehr brauchst.',
  },
  tables: 'Tabellen mit der Zahl ihrer Zeilen:',
  files: 'Dateien: {count}',
  unseen:
    'Sportlerinnen und Sportler, die ihre Gesundheitsdaten der Person nicht zeigen, die diesen Export erstellt hat: {count}',
  parts: {
    people: 'Personen',
    planning: 'Planung',
    results: 'Ergebnisse',
    health: 'Morgenwerte und Tests',
    boats: 'Boote',
    community: 'Nachrichten und Beiträge',
    recordings: 'Aufzeichnungen',
    settings: 'Einstellungen',
  },
}

export const ownData: Words<typeof en.ownData> = {
  title: 'Alles, was in Slipway über {name} gespeichert ist',
  lines: {
    folders:
      'account/: dein Konto. clubs/: was jeder deiner Vereine von dir hat, mit den Dateien, die du hochgeladen, veröffentlicht und verschickt hast.',
    tables:
      'Jede Tabelle ist doppelt enthalten: als CSV für eine Tabellenkalkulation und als NDJSON (ein JSON-Objekt pro Zeile) für Programme.',
    manifest: 'manifest.json: was enthalten ist, mit Größen und Prüfsummen.',
    without: 'Passwörter und Schlüssel sind nicht enthalten.',
  },
}
