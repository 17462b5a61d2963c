-- How much a proposal asks of a reviewer, so that the queue starts with what may do most harm:
-- 2 a new capability that may destroy or reaches outside, 1 findings, 0 neither.
alter table proposals
  add column risk smallint not null default 0,
  add constraint proposals_risk check (risk between 0 and 2);

create index proposals_by_risk
  on proposals (workspace_id, risk desc, proposed_at, proposal_id)
  where review_status in ('pending', 'blocked_metadata');
