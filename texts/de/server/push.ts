export const push = {
  trial: {
    title: 'Mitteilungen kommen an',
    body: 'So sieht eine Mitteilung auf diesem Gerät aus.',
  },
}
