-- The clubs of a person in the order of joining.
select app.my_clubs(:person) as "clubs!"
