-- Whose account the code of a mail opens, and where it leads.
select app.activation_of(:code_hash) as person
