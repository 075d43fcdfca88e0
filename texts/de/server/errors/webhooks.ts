export const errors = {
  webhook_limit: 'Ein Verein kann höchstens {max} Webhooks haben. Lösche zuerst einen.',
  webhook_off: 'Dieser Webhook ist ausgeschaltet. Schalte ihn ein, um etwas zu senden.',
  assistants_off:
    'Dein Verein lässt keine Assistenten zu. Wer ihn verwaltet, kann sie in den Einstellungen zulassen.',
} as const

export const fields = {
  webhook_https: 'Gib eine vollständige Adresse an, die mit https:// beginnt.',
  webhook_login:
    'Entferne Benutzernamen und Passwort aus der Adresse. Dass Nachrichten echt sind, zeigt die Signatur.',
  webhook_port: 'Verwende Port 443 oder einen ab 1024.',
  webhook_unknown: 'Unter diesem Namen wurde kein Server gefunden. Prüfe die Adresse.',
  webhook_private:
    'Diese Adresse führt in ein privates oder reserviertes Netz. Verwende eine, die aus dem Internet erreichbar ist.',
} as const
