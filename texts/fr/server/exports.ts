import type * as en from '../../en/server/exports.ts'
import type { Words } from '../../translation.ts'

export const clubData: Words<typeof en.clubData> = {
  title: 'Tout ce que {club} a enregistré dans Slipway',
  lines: {
    tables:
      'tables/ : chaque table deux fois, en CSV pour un tableur et en NDJSON (un objet JSON par ligne) pour les programmes.',
    files:
      'files/ : les fichiers téléversés, publiés et envoyés. Chacun porte le nom de son SHA-256 ; les tables les désignent ainsi.',
    manifest:
      'manifest.json : ce que contient l’archive, avec tailles et sommes de contrôle, et ce qu’elle ne contient pas, avec la raison (en anglais).',
    without:
      'Les mots de passe, les clés et les liens n’y sont pas. Les données de santé et les enregistrements de celles et ceux qui ne les montrent pas à la personne qui a fait cet export n’y sont pas non plus.',
    keep: 'Cette archive contient des données personnelles, aussi de mineurs. Gardez-la là où personne d’autre ne peut l’ouvrir et supprimez-la quand vous n’en avez plus besoin.',
  },
  tables: 'Tables et nombre de lignes :',
  files: 'Fichiers : {count}',
  unseen:
    'Athlètes qui ne montrent pas leurs données de santé à la personne qui a fait cet export : {count}',
  parts: {
    people: 'personnes',
    planning: 'planification',
    results: 'résultats',
    health: 'saisies du matin et tests',
    boats: 'bateaux',
    community: 'messages et publications',
    recordings: 'enregistrements',
    settings: 'paramètres',
  },
}

export const ownData: Words<typeof en.ownData> = {
  title: 'Tout ce qui est enregistré sur {name} dans Slipway',
  lines: {
    folders:
      'account/ : votre compte. clubs/ : ce que chacun de vos clubs a sur vous, avec les fichiers que vous avez téléversés, publiés et envoyés.',
    tables:
      'Chaque table y est deux fois : en CSV pour un tableur et en NDJSON (un objet JSON par ligne) pour les programmes.',
    manifest: 'manifest.json : ce que contient l’archive, avec tailles et sommes de contrôle.',
    without: 'Les mots de passe et les clés n’y sont pas.',
  },
}
