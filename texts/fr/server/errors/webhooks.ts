export const errors = {
  webhook_limit: 'Un club peut avoir au plus {max} adresses de webhook. Supprimez-en une d’abord.',
  webhook_off: 'Ce webhook est désactivé. Activez-le pour envoyer quelque chose.',
  assistants_off:
    'Votre club n’autorise pas les assistants. Ses responsables peuvent les autoriser dans les réglages.',
} as const

export const fields = {
  webhook_https: 'Saisissez une adresse complète qui commence par https://.',
  webhook_login:
    'Retirez l’identifiant et le mot de passe de l’adresse. La signature prouve que les messages sont authentiques.',
  webhook_port: 'Utilisez le port 443, ou un port à partir de 1024.',
  webhook_unknown: 'Aucun serveur n’a été trouvé sous ce nom. Vérifiez l’adresse.',
  webhook_private:
    'Cette adresse mène à un réseau privé ou réservé. Utilisez-en une accessible depuis Internet.',
} as const
