-- What was fetched from a provider for the person in context, club by club.
select club_id as "club_id!", import_ids as "import_ids!"
from app.fetched_from(:source)
