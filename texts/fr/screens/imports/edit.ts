import type * as en from '../../../en/screens/imports/edit.ts'
import type { Translation } from '../../../translation.ts'
import * as terms from '../../shared/terms.ts'

export const edit = {
  back: 'Fichiers de cette séance',
  gone: 'Cet enregistrement n’existe plus.',
  keep: 'Partie conservée',
  partOf: 'Cet enregistrement fait partie d’un autre.',
  toWhole: 'Voir l’ensemble',
  title: 'Modifier l’enregistrement',
  lead: 'Le fichier d’origine n’est pas modifié. Chaque modification peut être annulée.',
  noCurves: 'Ce fichier ne contient que des totaux : il n’y a rien à couper.',
  trim: 'Rogner',
  trimTo: 'Garder de {{from}} à {{until}}',
  trimNot: 'Tout garder',
  split: 'Couper en deux',
  splitAt: 'Couper à {{at}}',
  splitHint: 'À l’endroit fixé, sinon au curseur ; un clic sur les courbes fixe l’endroit',
  halve: 'Diviser la cadence par deux',
  halveHint: 'Pour un capteur qui compte deux fois chaque coup',
  began: 'Heure de début',
  shift: 'Corriger l’heure de début',
  other: 'Autre enregistrement',
  chooseOther: 'Choisir un enregistrement',
  noOthers: 'Aucun autre enregistrement de cette séance ou de ce jour.',
  take: { 'heart-rate': 'Prendre sa FC', strokes: 'Prendre ses coups', merge: 'Réunir les deux' },
  changes: 'Modifications',
  step: {
    undo: 'Annuler la dernière modification (Ctrl+Z)',
    redo: 'Rétablir (Ctrl+Maj+Z)',
    undone: 'Annulé : {{change}}',
  },
  undo: 'Annuler',
  undoThis: 'Annuler : {{change}}',
  obstacles: {
    'half-changed':
      'Pas encore annulable : l’autre moitié a été modifiée. Annulez d’abord cette modification.',
    'half-lends':
      'Pas encore annulable : un autre enregistrement reprend des données de l’autre moitié.',
    'half-given': 'Non annulable : l’autre moitié appartient désormais à quelqu’un d’autre.',
    'split-later':
      'Pas encore annulable : l’enregistrement a été coupé ensuite. Annulez d’abord cette coupe.',
  },
  done: {
    trim: 'Gardé de {{from}} à {{until}}',
    split: 'Coupé à {{at}}',
    earlier: 'Horloge reculée de {{by}}',
    later: 'Horloge avancée de {{by}}',
    halve: 'Cadence divisée par deux',
    'heart-rate': 'FC de {{name}}',
    strokes: 'Coups de {{name}}',
    merge: 'Réuni avec {{name}}',
  },
  belongs: 'Appartient à',
  athlete: terms.athlete,
  crew: terms.crew,
  noCrew: 'Aucun équipage',
  seat: terms.seat,
  boat: 'Le bateau',
} as const satisfies Translation<typeof en.edit>
