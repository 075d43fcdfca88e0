export const push = {
  trial: {
    title: 'Les notifications fonctionnent',
    body: 'Voici à quoi ressemble une notification sur cet appareil.',
  },
}
