// Generated from prisma/schema by `npm run prisma:generate`. Its types are those of prisma/client/client.ts.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// What the operator of an installation forbids, and the record of who forbade it.

enum SuspendedKind {
  WALLET
  FILE
  SITE
  INBOX

  @@schema("abuse")
}

/// What is suspended now.
model Suspension {
  kind   SuspendedKind
  /// The wallet's address, the upload's id, or the inbox's address.
  target String
  reason String
  by     String
  since  DateTime      @default(now()) @db.Timestamptz(3)

  @@id([kind, target])
  @@map("suspension")
  @@schema("abuse")
}

/// A wallet that neither pays nor is paid here.
model RefusedAddress {
  /// @kyselyType(WalletAddress)
  address String   @id
  reason  String
  by      String
  since   DateTime @default(now()) @db.Timestamptz(3)

  @@map("refused_address")
  @@schema("abuse")
}

enum AbuseActionKind {
  SUSPENDED
  UNSUSPENDED
  REFUSED
  ALLOWED

  @@schema("abuse")
}

/// Every change of the two tables above. Append-only: a trigger refuses changes and deletions.
model AbuseAction {
  /// Ids are committed in their order, so the largest one names the state of both tables.
  id     BigInt          @id @default(autoincrement())
  at     DateTime        @default(now()) @db.Timestamptz(3)
  /// The user of the operating system, or who that says that it acts for.
  by     String
  action AbuseActionKind
  /// ADDRESS for the list of refused addresses.
  /// @kyselyType(SuspendedKind | 'ADDRESS')
  kind   String
  target String
  reason String

  @@index([kind, target])
  @@map("action")
  @@schema("abuse")
}

// What the blockchain data service reads out of its node's chain and keeps, because plain RPC cannot be asked for it: who
// sent what to whom, who holds what, who made which contract. Addresses and hashes are bytes, amounts whole numbers in the
// smallest unit. Every row belongs to a chain; a block that the chain dropped takes its rows with it.

enum TokenStandard {
  ERC20
  ERC721
  ERC1155

  @@map("token_standard")
  @@schema("data")
}

/// A chain that is followed, and where its index begins and ends.
model ChainIndex {
  /// EIP-155.
  chainId    Int      @id @map("chain_id")
  /// The oldest block that was read; nothing is known of those before.
  startBlock BigInt   @map("start_block")
  /// The newest block that was read; null before the first.
  headBlock  BigInt?  @map("head_block")
  headHash   Bytes?   @map("head_hash")
  /// When the head was last seen to be the node's own, or moved.
  seenAt     DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@map("chain_index")
  @@schema("data")
}

/// A block of the chain as it is now.
model ChainBlock {
  chainId      Int      @map("chain_id")
  number       BigInt
  hash         Bytes
  parentHash   Bytes    @map("parent_hash")
  minedAt      DateTime @map("mined_at") @db.Timestamptz(0)
  miner        Bytes
  gasUsed      Decimal  @map("gas_used") @db.Decimal(78, 0)
  gasLimit     Decimal  @map("gas_limit") @db.Decimal(78, 0)
  /// Wei; null before EIP-1559.
  baseFee      Decimal? @map("base_fee") @db.Decimal(78, 0)
  /// Bytes.
  size         Int
  transactions Int
  /// Whether the node told what happened inside its transactions; if not, internal transfers of it are unknown.
  traced       Boolean

  @@id([chainId, number])
  @@index([chainId, minedAt])
  @@map("block")
  @@schema("data")
}

/// A transaction with what its receipt says.
model ChainTransaction {
  chainId           Int     @map("chain_id")
  block             BigInt
  /// Position in the block.
  index             Int
  hash              Bytes
  sender            Bytes
  /// Null for one that creates a contract.
  recipient         Bytes?
  nonce             BigInt
  /// Wei.
  value             Decimal @db.Decimal(78, 0)
  gas               BigInt
  /// Wei for each unit of gas, as it was paid.
  gasPrice          Decimal @map("gas_price") @db.Decimal(78, 0)
  input             Bytes
  /// The contract that it created.
  createdContract   Bytes?  @map("created_contract")
  gasUsed           BigInt  @map("gas_used")
  cumulativeGasUsed BigInt  @map("cumulative_gas_used")
  succeeded         Boolean

  @@id([chainId, block, index])
  @@index([chainId, hash])
  @@index([chainId, sender, block, index])
  @@index([chainId, recipient, block, index])
  @@map("transaction")
  @@schema("data")
}

/// Value that a contract passed on, or a contract that a contract made, inside a transaction.
model InternalTransfer {
  chainId          Int     @map("chain_id")
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int     @map("transaction_index")
  /// Position among those of its transaction, in the order of execution.
  position         Int
  transactionHash  Bytes   @map("transaction_hash")
  sender           Bytes
  /// The address that got the value; for a creation, the new contract. Null for a creation that failed.
  recipient        Bytes?
  /// Wei.
  value            Decimal @db.Decimal(78, 0)
  /// \`call\`, \`callcode\`, \`create\`, \`create2\` or \`selfdestruct\`.
  kind             String
  /// Where it stands in the tree of calls, such as \`0_2_1\`.
  tracePath        String  @map("trace_path")
  gas              BigInt
  gasUsed          BigInt  @map("gas_used")
  /// Why it failed; null when it did not, and neither did any call around it.
  failure          String?

  @@id([chainId, block, transactionIndex, position])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, transactionIndex, position])
  @@index([chainId, recipient, block, transactionIndex, position])
  @@map("internal_transfer")
  @@schema("data")
}

/// A transfer of a token, out of a log. A batch of ERC-1155 is several.
model TokenTransfer {
  chainId          Int           @map("chain_id")
  block            BigInt
  logIndex         Int           @map("log_index")
  /// Position in a batch; 0 elsewhere.
  batchIndex       Int           @map("batch_index")
  transactionIndex Int           @map("transaction_index")
  transactionHash  Bytes         @map("transaction_hash")
  standard         TokenStandard
  contract         Bytes
  /// The zero address where tokens were made.
  sender           Bytes
  /// The zero address where tokens were destroyed.
  recipient        Bytes
  /// 0 for ERC-20.
  tokenId          Decimal       @map("token_id") @db.Decimal(78, 0)
  /// In the token's smallest unit; 1 for ERC-721.
  value            Decimal       @db.Decimal(78, 0)

  @@id([chainId, block, logIndex, batchIndex])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, logIndex, batchIndex])
  @@index([chainId, recipient, block, logIndex, batchIndex])
  @@index([chainId, contract, block, logIndex, batchIndex])
  @@map("token_transfer")
  @@schema("data")
}

/// What the transfers of a token add up to for one owner. Below zero where the owner had some before the index begins.
model TokenHolding {
  chainId   Int           @map("chain_id")
  owner     Bytes
  standard  TokenStandard
  contract  Bytes
  /// 0 for ERC-20.
  tokenId   Decimal       @map("token_id") @db.Decimal(78, 0)
  /// Wide enough for the sums of contracts that tell of more than there can be.
  balance   Decimal       @db.Decimal(150, 0)
  /// How many sides of transfers it is the sum of; one to oneself has two.
  transfers Int

  @@id([chainId, owner, standard, contract, tokenId])
  @@index([chainId, contract, tokenId])
  @@map("token_holding")
  @@schema("data")
}

/// Who made a contract.
model ContractCreation {
  chainId          Int    @map("chain_id")
  contract         Bytes
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int    @map("transaction_index")
  transactionHash  Bytes  @map("transaction_hash")
  /// Who sent the transaction.
  creator          Bytes
  /// The contract that made it; null when the transaction itself did.
  factory          Bytes?

  @@id([chainId, contract, block, transactionIndex])
  @@index([chainId, block])
  @@map("contract_creation")
  @@schema("data")
}

/// Sums over the blocks of a day, in UTC.
model ChainDay {
  chainId      Int      @map("chain_id")
  day          DateTime @db.Date
  blocks       Int
  transactions BigInt
  /// Bytes of its blocks.
  size         BigInt

  @@id([chainId, day])
  @@map("chain_day")
  @@schema("data")
}

/// Published source of a contract, found by the runtime code it compiles to. The same source may stand at many addresses.
model VerifiedContract {
  /// SHA-256, hexadecimal, of the runtime code without the compiler's metadata at its end and with immutables as zeros.
  codeHash        String   @id @map("code_hash")
  /// Bytes of that code.
  codeLength      Int      @map("code_length")
  /// Where immutables stand in it: \`[{ "start": byte, "length": bytes }]\`.
  immutables      Json
  name            String
  /// One file as it is, several as the compiler's standard JSON input.
  sourceCode      String   @map("source_code")
  abi             Json
  /// \`v0.8.28+commit.7893614a\` and the like.
  compilerVersion String   @map("compiler_version")
  optimizer       Boolean
  /// Runs that the optimizer was set to.
  runs            Int
  evmVersion      String   @map("evm_version")
  /// Linked libraries: \`name:address\`, separated by semicolons; empty when there are none.
  libraries       String
  /// SPDX identifier; empty when the source names none.
  license         String
  /// Code that deploys it, without constructor arguments; null when the artifact does not hold it.
  creationCode    Bytes?   @map("creation_code")
  /// Where the source can be had by content, such as \`ipfs://\u2026\`; empty when the code does not say.
  contentAddress  String   @map("content_address")
  addedAt         DateTime @map("added_at") @db.Timestamptz(3)

  @@index([codeLength])
  @@map("verified_contract")
  @@schema("data")
}

// What the domain service keeps: orders for names, the names themselves, their DNS records, and who they are registered to.

/// What an order buys.
enum DomainOrderKind {
  REGISTRATION
  RENEWAL

  @@map("order_kind")
  @@schema("domains")
}

/// HELD before the money moves, PENDING once it has, then DONE or FAILED (and refunded); RELEASED when it never moved.
enum DomainOrderState {
  HELD
  PENDING
  DONE
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("domains")
}

/// Where a name stands with us. Expiry is a date, not a state.
enum OwnedDomainState {
  PENDING
  ACTIVE
  FAILED
  /// Another registrar has it.
  TRANSFERRED
  /// It was not renewed, and the registry has deleted it.
  RELEASED

  @@map("domain_state")
  @@schema("domains")
}

/// One line of one payment that buys a registration or a renewal.
model DomainOrder {
  id           BigInt           @id @default(autoincrement())
  /// The line that pays for it. An order is made once for each, however often the router asks.
  actId        String           @unique @map("act_id")
  kind         DomainOrderKind
  state        DomainOrderState @default(HELD)
  domain       String
  /// The name while the order is under way, null after: at most one order for a name is under way.
  claim        String?          @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  years        Int
  /// Atomic USDC.
  amount       BigInt
  /// The UTC day whose slot a registration takes; null for a renewal.
  slotDay      DateTime?        @map("slot_day") @db.Date
  /// 1 to 10; null for a renewal, and once let go.
  slot         Int?
  /// What a renewal starts from: the guard against renewing twice.
  expiryBefore DateTime?        @map("expiry_before") @db.Timestamptz(3)
  attempts     Int              @default(0)
  /// Until then one worker speaks with the registrar about this order and no other does.
  busyUntil    DateTime?        @map("busy_until") @db.Timestamptz(3)
  /// Why it is where it is.
  reason       String?
  heldAt       DateTime         @map("held_at") @db.Timestamptz(3)
  paidAt       DateTime?        @map("paid_at") @db.Timestamptz(3)
  finishedAt   DateTime?        @map("finished_at") @db.Timestamptz(3)

  @@unique([slotDay, slot])
  @@index([state, paidAt])
  @@map("orders")
  @@schema("domains")
}

/// A name that was paid for here.
model OwnedDomain {
  name                String           @id
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  owner               String
  state               OwnedDomainState
  /// The registration that made it what it is.
  orderId             BigInt           @map("order_id")
  registeredAt        DateTime?        @map("registered_at") @db.Timestamptz(3)
  expiresAt           DateTime?        @map("expires_at") @db.Timestamptz(3)
  /// SOA serial; grows with every change, over re-registrations too.
  serial              Int              @default(1)
  registrantEmail     String?          @map("registrant_email")
  registrationMailAt  DateTime?        @map("registration_mail_at") @db.Timestamptz(3)
  /// By then the registrant's e-mail must be verified, or the zone is no longer served.
  icannDueAt          DateTime?        @map("icann_due_at") @db.Timestamptz(3)
  icannVerifiedAt     DateTime?        @map("icann_verified_at") @db.Timestamptz(3)
  icannReminders      Int              @default(0) @map("icann_reminders")
  suspendedAt         DateTime?        @map("suspended_at") @db.Timestamptz(3)
  transferRequestedAt DateTime?        @map("transfer_requested_at") @db.Timestamptz(3)
  /// When the registry was last asked whether it has left.
  followedAt          DateTime?        @map("followed_at") @db.Timestamptz(3)
  createdAt           DateTime         @map("created_at") @db.Timestamptz(3)

  records DomainRecord[]

  @@index([owner, name])
  @@index([state, icannVerifiedAt])
  @@map("domains")
  @@schema("domains")
}

/// One DNS record of a zone, in presentation form.
model DomainRecord {
  id     BigInt @id @default(autoincrement())
  domain String
  /// Fully qualified, lower case, without a dot at the end.
  name   String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type   String
  value  String
  /// Seconds.
  ttl    Int

  zone OwnedDomain @relation(fields: [domain], references: [name], onDelete: Cascade)

  @@index([domain, name, type])
  @@map("records")
  @@schema("domains")
}

/// Who a wallet registers names for.
model RegistrantProfile {
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet          String    @id
  firstName       String    @map("first_name")
  lastName        String    @map("last_name")
  email           String
  addressLine1    String    @map("address_line1")
  addressLine2    String?   @map("address_line2")
  city            String
  state           String?
  postalCode      String    @map("postal_code")
  /// ISO 3166-1 alpha-2.
  country         String
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(3)
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @map("updated_at") @db.Timestamptz(3)

  @@map("profiles")
  @@schema("domains")
}

/// One code that was sent to an e-mail address. The latest of a wallet is the one that counts.
model RegistrantEmailCode {
  id        BigInt    @id @default(autoincrement())
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet    String
  email     String
  salt      Bytes
  /// scrypt of the code: the table alone does not give it away.
  hash      Bytes
  tries     Int       @default(0)
  sentAt    DateTime  @map("sent_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)

  @@index([wallet, sentAt])
  @@index([email, sentAt])
  @@map("email_codes")
  @@schema("domains")
}

// What the enrichment service keeps: public pages that it has read, and the pages of crawls.

/// A public page of the web as it was when it was read last: what the web search of our own searches.
model WebPage {
  /// Without a fragment; the page's own canonical URL where it names one.
  url         String                  @id
  /// Lower case.
  host        String
  title       String?
  description String?
  author      String?
  image       String?
  favicon     String?
  /// The word of the search's category: \`news\`, \`company\`, \u2026; null for what is none of them.
  category    String?
  /// The article of the page.
  markdown    String
  /// The same in HTML.
  html        String
  /// Absolute URLs, in the order of the page.
  links       String[]
  images      String[]
  /// Whether its scripts were run.
  rendered    Boolean
  publishedAt DateTime?               @map("published_at") @db.Timestamptz(3)
  readAt      DateTime                @map("read_at") @db.Timestamptz(3)
  /// Title, description and article in words; written in the same statement.
  document    Unsupported("tsvector")
  /// Little-endian 32-bit floats, of length 1.
  vector      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String                  @map("vector_model")

  @@index([document(ops: raw("tsvector_ops"))], type: Gin, map: "web_page_document_idx")
  @@index([readAt(sort: Desc)])
  @@map("web_page")
  @@schema("enrich")
}

/// QUEUED until it is read; then COMPLETED, ERRORED, DISALLOWED by its robots.txt, or SKIPPED.
enum CrawlPageStatus {
  QUEUED
  COMPLETED
  ERRORED
  DISALLOWED
  SKIPPED
  CANCELLED

  @@map("crawl_page_status")
  @@schema("enrich")
}

/// A URL of a crawl; gone with the crawl's result.
model CrawlPage {
  /// The paid job.
  jobId      String          @map("job_id")
  /// From 0, in the order that they were found.
  position   Int
  url        String
  /// Links away from the first page.
  depth      Int
  status     CrawlPageStatus @default(QUEUED)
  /// What its server answered.
  statusCode Int?            @map("status_code")
  /// Where it was found in the end.
  foundUrl   String?         @map("found_url")
  title      String?
  html       String?
  markdown   String?
  json       Json?
  /// Milliseconds that a browser worked for it.
  browserMs  Int             @default(0) @map("browser_ms")

  @@id([jobId, position])
  @@unique([jobId, url])
  @@map("crawl_page")
  @@schema("enrich")
}

// What the gateway keeps: organizations and their members, invite codes, and the index that search reads.

/// Who may do what in an organization.
enum GatewayRole {
  owner
  admin
  member

  @@map("organization_role")
  @@schema("gateway")
}

/// The networks that USDC is sent on.
enum GatewayNetwork {
  base
  tempo
  solana

  @@map("usdc_network")
  @@schema("gateway")
}

/// A group of wallets that makes invite codes together.
model GatewayOrganization {
  id        String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// Its name in requests: lower case, unique, never shaped like a uuid.
  slug      String   @unique
  name      String
  /// @kyselyType(WalletAddress)
  createdBy String   @map("created_by")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  members GatewayMember[]
  codes   GatewayInviteCode[]

  @@map("organization")
  @@schema("gateway")
}

/// One wallet's place in one organization. At least one owner stays; the code that changes members sees to it.
model GatewayMember {
  organizationId String      @map("organization_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet         String
  role           GatewayRole
  createdAt      DateTime    @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization @relation(fields: [organizationId], references: [id], onDelete: Cascade)

  @@id([organizationId, wallet])
  @@index([wallet, createdAt])
  @@map("organization_member")
  @@schema("gateway")
}

/// A code that grants a sum to each wallet that redeems it. Its status is computed, never stored.
model GatewayInviteCode {
  id              String         @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  code            String         @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  createdBy       String         @map("created_by")
  /// Null for a personal code.
  organizationId  String?        @map("organization_id") @db.Uuid
  /// Whole USD for each redemption. Not atomic units: the largest amount of the contract would not fit 64 bits.
  amountUsd       BigInt         @map("amount_usd")
  network         GatewayNetwork
  maxRedemptions  BigInt         @map("max_redemptions")
  redemptionCount BigInt         @default(0) @map("redemption_count")
  note            String?
  expiresAt       DateTime?      @map("expires_at") @db.Timestamptz(6)
  disabledAt      DateTime?      @map("disabled_at") @db.Timestamptz(6)
  createdAt       DateTime       @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization? @relation(fields: [organizationId], references: [id], onDelete: Restrict)
  redemptions  GatewayRedemption[]

  @@index([createdBy, createdAt, id])
  @@map("invite_code")
  @@schema("gateway")
}

/// One wallet's redemption of one code: the sum granted to it. No money moves here.
model GatewayRedemption {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  inviteCodeId String   @map("invite_code_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// Whole USD.
  amountUsd    BigInt   @map("amount_usd")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  inviteCode GatewayInviteCode @relation(fields: [inviteCodeId], references: [id])

  @@unique([inviteCodeId, wallet])
  @@map("invite_redemption")
  @@schema("gateway")
}

/// When each registry was last asked. The row is also the claim by which one process of many asks it.
model GatewayRegistry {
  url         String    @id
  attemptedAt DateTime  @map("attempted_at") @db.Timestamptz(6)
  /// When it last gave a whole listing.
  refreshedAt DateTime? @map("refreshed_at") @db.Timestamptz(6)
  /// Why the last attempt failed; null when it did not.
  failure     String?

  @@map("registry")
  @@schema("gateway")
}

/// One API origin that search knows, and the registry it was learnt from (\`own\` for this installation's services).
model GatewayOrigin {
  id           Int      @id @default(autoincrement())
  registry     String
  url          String   @unique
  title        String
  description  String
  favicon      String
  x402OriginId String?  @map("x402_origin_id")
  mppOriginId  String?  @map("mpp_origin_id")
  protocols    String[]
  /// Whether it is found without \`broad\`.
  vetted       Boolean

  endpoints GatewayEndpoint[]

  @@index([registry])
  @@map("origin")
  @@schema("gateway")
}

/// One endpoint of an origin, as each process reads it into its memory for search.
model GatewayEndpoint {
  id          Int     @id @default(autoincrement())
  originId    Int     @map("origin_id")
  method      String
  path        String
  summary     String
  description String
  /// @kyselyType('paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected')
  authMode    String? @map("auth_mode")
  price       String?
  /// SHA-256 of everything that is indexed; an endpoint is written and embedded again only when it changes.
  digest      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String? @map("vector_model")
  /// Little-endian 32-bit floats, of length 1. Null until the model has answered.
  vector      Bytes?

  origin GatewayOrigin @relation(fields: [originId], references: [id], onDelete: Cascade)

  @@unique([originId, method, path])
  @@map("endpoint")
  @@schema("gateway")
}

/// One row: grows with every change of the index, so that each process knows when its copy in memory is old.
model GatewayIndexVersion {
  id      Int    @id @default(1)
  version BigInt

  @@map("index_version")
  @@schema("gateway")
}

/// A SIWX nonce that has been used. Nonces carry their own proof of having been issued here, so that only a use writes.
model SiwxNonce {
  nonce     String   @id
  /// @kyselyType(WalletAddress)
  address   String
  usedAt    DateTime @default(now()) @map("used_at") @db.Timestamptz(3)
  /// After this the nonce is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("siwx_nonce")
  @@schema("identity")
}

/// A wallet that signed in for a while. Deleted when it signs out.
model Session {
  /// SHA-256 of the token: what is kept opens nothing.
  tokenHash Bytes    @id @map("token_hash")
  /// @kyselyType(WalletAddress)
  address   String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("session")
  @@schema("identity")
}

/// A mutation that a signature authorised. Append-only: a trigger refuses every change but the outcome, written once.
model AuditEntry {
  id        String    @id @db.Uuid
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(6)
  /// @kyselyType(WalletAddress)
  wallet    String
  /// The service whose path was called, or \`graphql\`.
  door      String
  method    String
  /// The documented path; null for GraphQL.
  path      String?
  /// Normalised, without its secrets.
  operation String
  /// By response key: the arguments of each root field, without its secrets.
  arguments Json
  /// The text that the wallet signed, and its signature.
  message   String
  signature String
  requestId String    @map("request_id")
  /// SHA-256 in hex of the request that ran, which the signed message names as its Request ID; null for older rows.
  digest    String?
  /// Null while it runs, and for ever where the process ended meanwhile.
  outcome   String?
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(6)

  @@index([wallet, createdAt(sort: Desc), id(sort: Desc)])
  @@index([createdAt(sort: Desc), id(sort: Desc)])
  @@map("audit")
  @@schema("identity")
}

/// A host that wallets may have signed in under: each configured one, since its first start.
model SignInHost {
  name      String   @id
  firstSeen DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  @@map("host")
  @@schema("identity")
}

// What all services share: acts that money was paid for, and DNS records that services publish in our own zones.

/// HELD before the money moves, ASKED while a company carries it out, DONE once it happened, RELEASED when it was given up: the
/// money never moved, or goes back.
enum ActState {
  HELD
  ASKED
  DONE
  RELEASED

  @@map("act_state")
  @@schema("kit")
}

/// One line of one payment that buys something that cannot be undone.
model PaidAct {
  /// \`<payment id>:<line number>\`.
  actId   String    @id @map("act_id")
  /// \`Mutation.buyInbox\` and the like.
  field   String
  state   ActState  @default(HELD)
  /// What it holds against others while under way, such as \`mail.name:acme\`; null after.
  claim   String?   @unique
  heldAt  DateTime  @default(now()) @map("held_at") @db.Timestamptz(3)
  endedAt DateTime? @map("ended_at") @db.Timestamptz(3)

  @@map("act")
  @@schema("kit")
}

/// A zone of the installation's own, such as the one that sites live in.
model PublishedZone {
  /// Lower-case ASCII, without a dot at the end.
  name   String @id
  /// SOA serial; grows with every change.
  serial Int    @default(1)

  records PublishedRecord[]

  @@map("dns_zone")
  @@schema("kit")
}

/// A record that a service publishes in such a zone.
model PublishedRecord {
  id    BigInt        @id @default(autoincrement())
  zone  String
  in    PublishedZone @relation(fields: [zone], references: [name], onDelete: Cascade)
  /// The service that wrote it; it replaces and withdraws its own only.
  /// @kyselyType(ServiceName)
  owner String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type  String
  /// Fully qualified, lower case; may begin with \`*.\`.
  name  String
  /// Presentation form.
  value String
  /// Seconds.
  ttl   Int

  @@index([zone])
  @@index([name, owner])
  @@map("dns_record")
  @@schema("kit")
}

/// PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (and its line is refunded).
enum JobState {
  PENDING
  LOADING
  COMPLETE
  FAILED

  @@map("job_state")
  @@schema("kit")
}

/// Work that a wallet paid for and that goes on after the answer. Only that wallet sees it.
model PaidJob {
  id         String    @id
  /// @kyselyType(ServiceName)
  service    String
  /// What it does, in the words of the service: \`video-a-generate\`.
  kind       String
  state      JobState  @default(PENDING)
  /// @kyselyType(WalletAddress)
  wallet     String
  /// The line that pays for it.
  actId      String    @unique @map("act_id")
  /// Where its facts come from.
  /// @kyselyType('live' | 'sandbox')
  source     String
  /// What was asked for.
  input      Json
  /// Percent.
  progress   Int       @default(0)
  /// Where the work stands, for the next step; null before the first and after the last.
  checkpoint Json?
  /// Null until it is complete, and after it has expired.
  result     Json?
  /// Why it failed, for the wallet that paid.
  error      String?
  /// Steps that failed since the last that did not.
  failures   Int       @default(0)
  /// Until then another process does not touch it; null while no step runs.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  /// When the next step is due.
  dueAt      DateTime  @map("due_at") @db.Timestamptz(3)
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt  DateTime  @map("updated_at") @db.Timestamptz(3)
  /// When it must have ended, or it fails.
  deadline   DateTime  @db.Timestamptz(3)
  /// Until then its result is kept; null while it has none.
  expiresAt  DateTime? @map("expires_at") @db.Timestamptz(3)
  /// Its wallet does not want to see it any more.
  deletedAt  DateTime? @map("deleted_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([service, state, dueAt])
  @@index([expiresAt])
  @@map("job")
  @@schema("kit")
}

/// How much of a rate limit is used: a bucket that refills with time. A row that is whole again says nothing and is deleted.
model Rate {
  /// The rule and whom it counts: \`invite-codes:wallet:0x\u2026\`.
  key     String   @id
  /// When the bucket will be whole again if nothing more is taken.
  wholeAt DateTime @map("whole_at") @db.Timestamptz(6)

  @@index([wholeAt])
  @@map("rate")
  @@schema("kit")
}

/// Wrong guesses of a secret code, and until when no further one is looked at.
model Lockout {
  /// The kind of code and whom it counts: \`invite-code:wallet:0x\u2026\`.
  key          String   @id
  /// Wrong guesses, and those under way.
  failures     Int
  blockedUntil DateTime @map("blocked_until") @db.Timestamptz(3)
  /// When the wrong guesses are forgotten if no other follows.
  forgetAt     DateTime @map("forget_at") @db.Timestamptz(3)

  @@index([forgetAt])
  @@map("lockout")
  @@schema("kit")
}

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger.
model Payment {
  id              String    @id @db.Uuid
  /// RESERVED, EXECUTED, SETTLING, PENDING, SETTLED, RELEASED, FAILED, REFUNDING or REFUNDED.
  state           String
  /// Why the row is where it is.
  reason          String
  /// ON_SUCCESS or UPFRONT.
  settle          String
  /// x402-v1, x402-v2 or mpp.
  protocol        String
  /// exact, upto or charge: with the network, the rail that the money moves on.
  scheme          String
  /// CAIP-2.
  network         String
  asset           String
  /// As its network spells it; EIP-55 on EVM chains.
  payer           String
  nonce           String
  payTo           String    @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal   @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?  @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?  @map("settled_amount") @db.Decimal(78, 0)
  transactionHash String?   @map("transaction_hash")
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?      @map("transaction_log")
  /// The credential as it came, so that a recovering worker can settle it.
  credential      Json
  /// What the credential was checked against.
  requirements    Json
  credentialHash  Bytes     @map("credential_hash")
  requestHash     Bytes     @map("request_hash")
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey  String?   @map("idempotency_key")
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey         Bytes?    @map("open_key")
  /// When the credential can no longer be settled.
  validBefore     DateTime  @map("valid_before") @db.Timestamptz(3)
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?   @map("resource_url")
  requestId       String    @map("request_id")
  /// The process that holds the lease on the row, and when the lease expires.
  owner           String
  leaseUntil      DateTime  @map("lease_until") @db.Timestamptz(3)
  /// Given up, and the chain is asked whether it moved money all the same, until its credential has ended.
  isWatched       Boolean   @default(false) @map("is_watched")
  answerStatus    Int?      @map("answer_status")
  answerHeaders   Json?     @map("answer_headers")
  answerBody      Bytes?    @map("answer_body")
  /// Headers that tell what was paid, as they were first sent; null until that is certain.
  receiptHeaders  Json?     @map("receipt_headers")
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?  @db.Decimal(78, 0)
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean   @default(false)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime? @map("settled_at") @db.Timestamptz(3)

  lines         PaymentLine[]
  transitions   PaymentTransition[]
  disbursements Disbursement[]

  @@unique([scheme, network, payer, nonce])
  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// One priced field of a payment's bill.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  units     Int
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// Every state a payment has been in, in order.
model PaymentTransition {
  id        BigInt   @id @default(autoincrement())
  paymentId String   @map("payment_id") @db.Uuid
  fromState String?  @map("from_state")
  toState   String   @map("to_state")
  reason    String
  at        DateTime @default(now()) @db.Timestamptz(3)
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@index([paymentId])
  @@map("payment_transition")
  @@schema("ledger")
}

/// One transfer of a part of a settled payment out of the operator's wallet, for one line or several: a refund or a payout.
/// Both reduce what is left of a line, count against the caps and are sent by the same worker, so they are one table.
model Disbursement {
  id              String    @id @db.Uuid
  paymentId       String    @map("payment_id") @db.Uuid
  /// REFUND returns money to the payer; PAYOUT pays it on to a wallet that the payer named.
  purpose         String
  /// Names the disbursement within its payment: the same key again is the same disbursement.
  key             String
  /// Atomic units of the payment's asset.
  amount          Decimal   @db.Decimal(78, 0)
  reason          String
  /// The wallet that gets a payout; null for a refund, which goes to the payer.
  recipient       String?
  /// See prisma/ledger/disbursementStates.ts.
  state           String
  /// Why it is in this state, for the operator.
  note            String?
  /// The transfer as it was signed, before it was sent; its outcome is looked up by this.
  prepared        Json?
  transactionHash String?   @map("transaction_hash")
  attempts        Int       @default(0)
  /// When it was counted against the caps of its hour and day; null until then, and again when nothing was signed.
  countedAt       DateTime? @map("counted_at") @db.Timestamptz(3)
  /// When the operator approved it, so that no cap holds it back.
  approvedAt      DateTime? @map("approved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil      DateTime? @map("lease_until") @db.Timestamptz(3)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  payment         Payment   @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  lines DisbursementLine[]

  @@unique([paymentId, key])
  @@index([state])
  @@map("disbursement")
  @@schema("ledger")
}

/// The part of a disbursement that comes from one line.
model DisbursementLine {
  disbursementId String       @map("disbursement_id") @db.Uuid
  position       Int
  amount         Decimal      @db.Decimal(78, 0)
  disbursement   Disbursement @relation(fields: [disbursementId], references: [id], onDelete: Cascade)

  @@id([disbursementId, position])
  @@map("disbursement_line")
  @@schema("ledger")
}

/// A schema that bills were drawn from.
model SchemaVersion {
  /// SHA-256 of the supergraph, in hex.
  id         String   @id
  supergraph String
  firstSeen  DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  bases BillBasis[]

  @@map("schema_version")
  @@schema("ledger")
}

/// What bills follow from, shared by all payments for which it is the same.
model BillBasis {
  /// SHA-256 of all the rest, in hex.
  id            String   @id
  schemaVersion String   @map("schema_version")
  /// Without the arguments that no bill depends on.
  operation     String
  /// Those of \`operation\`: numbers and booleans.
  variables     Json
  /// Whether a part of the bill could be taken, or given back.
  takesPart     Boolean  @map("takes_part")
  /// Renewed when a payment needs it again after half a day; a day later it is deleted if no payment names it.
  firstSeen     DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  version SchemaVersion @relation(fields: [schemaVersion], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("bill_basis")
  @@schema("ledger")
}

/// What was counted against the caps on disbursements: one row for each day, with its latest hour.
model Outflow {
  /// Begins at midnight UTC.
  day        DateTime @id @db.Date
  /// Atomic USDC of the day.
  dayAmount  Decimal  @map("day_amount") @db.Decimal(78, 0)
  /// The latest hour of the day in which something was counted, 0 to 23.
  hour       Int
  /// Atomic USDC of that hour.
  hourAmount Decimal  @map("hour_amount") @db.Decimal(78, 0)

  @@map("outflow")
  @@schema("ledger")
}

/// A key that receipts are or were signed with. All stay published, so that every receipt can be checked; a key that got
/// into wrong hands is deleted here.
model ReceiptKey {
  /// Names the key in what it signed.
  name      String   @id
  /// The public key: \`x\` of an Ed25519 JWK.
  x         String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("receipt_key")
  @@schema("ledger")
}

// What the messaging service keeps: names that wallets own, inboxes and what is in them, mail on its way out.

/// A name that a wallet owns: mail to and from \`\u2026@<name>.<mail domain>\`.
model MailSubdomain {
  name              String    @id
  /// @kyselyType(WalletAddress)
  owner             String
  catchAllForwardTo String?   @map("catch_all_forward_to")
  /// When its DNS records were first seen by the resolvers.
  dnsVerifiedAt     DateTime? @map("dns_verified_at") @db.Timestamptz(3)
  /// When the DKIM key was first seen by the resolvers: from then on mail is sent from it.
  senderVerifiedAt  DateTime? @map("sender_verified_at") @db.Timestamptz(3)
  actId             String    @unique @map("act_id")
  createdAt         DateTime  @map("created_at") @db.Timestamptz(3)

  signers MailSigner[]
  inboxes Inbox[]

  @@index([owner])
  @@map("subdomain")
  @@schema("mail")
}

/// What mail from a domain of ours is signed with.
model DkimKey {
  /// The mail domain itself, or a subdomain's whole name.
  domain    String   @id
  selector  String
  /// PEM (PKCS8), encrypted with a key of the installation's secret.
  sealedKey String   @map("sealed_key")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("dkim_key")
  @@schema("mail")
}

/// A wallet that may send from a subdomain, beside its owner.
model MailSigner {
  subdomain String
  in        MailSubdomain @relation(fields: [subdomain], references: [name], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  wallet    String
  addedAt   DateTime      @map("added_at") @db.Timestamptz(3)

  @@id([subdomain, wallet])
  @@map("signer")
  @@schema("mail")
}

/// A mailbox: \`username@<mail domain>\` that is paid for by time, or \`localPart@<subdomain>.<mail domain>\`.
model Inbox {
  /// Sorts by age.
  id             String         @id
  /// The whole address, lower case. Null once it was cancelled or removed, so that the name is free again.
  address        String?        @unique
  localPart      String         @map("local_part")
  /// Null for an inbox directly under the mail domain.
  subdomain      String?
  in             MailSubdomain? @relation(fields: [subdomain], references: [name])
  /// @kyselyType(WalletAddress)
  owner          String
  forwardTo      String?        @map("forward_to")
  retainMessages Boolean        @map("retain_messages")
  /// Null for one on a subdomain, which does not expire.
  expiresAt      DateTime?      @map("expires_at") @db.Timestamptz(3)
  cancelledAt    DateTime?      @map("cancelled_at") @db.Timestamptz(3)
  /// For which expiry its owner has been reminded.
  remindedFor    DateTime?      @map("reminded_for") @db.Timestamptz(3)
  createdAt      DateTime       @map("created_at") @db.Timestamptz(3)

  messages        Message[]
  deletedMessages DeletedMessage[]
  periods         InboxPeriod[]

  @@index([owner])
  @@index([subdomain])
  @@index([expiresAt])
  @@index([localPart, cancelledAt])
  @@map("inbox")
  @@schema("mail")
}

/// A period of an inbox that was paid for.
model InboxPeriod {
  /// The line that paid for it.
  actId    String   @id @map("act_id")
  inboxId  String   @map("inbox_id")
  inbox    Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  payer    String
  /// Atomic USDC.
  amount   Decimal  @db.Decimal(78, 0)
  days     Int
  paidAt   DateTime @map("paid_at") @db.Timestamptz(3)
  /// Atomic USDC of it that went back.
  refunded Decimal  @default(0) @db.Decimal(78, 0)

  @@index([inboxId])
  @@map("inbox_period")
  @@schema("mail")
}

/// A mail as it came, kept once however many inboxes it is in.
model StoredMail {
  id           String   @id
  /// Where the raw mail lies; null once it has been removed.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  envelopeFrom String   @map("envelope_from")
  fromEmail    String   @map("from_email")
  subject      String
  /// Results of SPF, DKIM and DMARC: pass, fail, none, \u2026
  spf          String
  dkim         String
  dmarc        String
  remoteIp     String   @map("remote_ip")
  receivedAt   DateTime @map("received_at") @db.Timestamptz(3)

  messages Message[]

  @@index([receivedAt])
  @@map("stored_mail")
  @@schema("mail")
}

/// A mail in an inbox.
model Message {
  /// Sorts by age.
  id         String     @id
  inboxId    String     @map("inbox_id")
  inbox      Inbox      @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  mailId     String     @map("mail_id")
  mail       StoredMail @relation(fields: [mailId], references: [id])
  readAt     DateTime?  @map("read_at") @db.Timestamptz(3)
  receivedAt DateTime   @map("received_at") @db.Timestamptz(3)

  @@unique([inboxId, mailId])
  @@index([inboxId, id(sort: Desc)])
  @@index([mailId])
  @@map("message")
  @@schema("mail")
}

/// The id of a message that was deleted: a client that deletes what it has listed goes on from there.
model DeletedMessage {
  id        String   @id
  inboxId   String   @map("inbox_id")
  inbox     Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  deletedAt DateTime @map("deleted_at") @db.Timestamptz(3)

  @@index([inboxId])
  @@index([deletedAt])
  @@map("deleted_message")
  @@schema("mail")
}

/// How many mails went on from one subdomain or inbox within an hour; there is a limit to it.
model ForwardCount {
  scope String
  hour  DateTime @db.Timestamptz(3)
  count Int

  @@id([scope, hour])
  @@map("forward_count")
  @@schema("mail")
}

/// A mail on its way out, or out.
model OutboundMail {
  id           String   @id
  /// @kyselyType('SEND' | 'FORWARD' | 'BOUNCE' | 'REMINDER')
  kind         String
  /// The line that paid for it; null for mail that is not paid for.
  actId        String?  @unique @map("act_id")
  /// The wallet that sent it.
  /// @kyselyType(WalletAddress)
  wallet       String?
  /// The subdomain that it counts against; null for the mail domain itself.
  subdomain    String?
  /// SMTP MAIL FROM; empty for bounces.
  envelopeFrom String   @map("envelope_from")
  headerFrom   String   @map("header_from")
  /// With its angle brackets.
  messageId    String   @map("message_id")
  subject      String
  /// Where the signed mail lies; null once everybody has it or it was given up.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  recipients OutboundRecipient[]

  @@index([subdomain, kind, createdAt])
  @@index([messageId])
  @@map("outbound_mail")
  @@schema("mail")
}

/// One address that an outbound mail goes to. QUEUED, SENT, or FAILED with the reason; BOUNCED when that came later.
model OutboundRecipient {
  mailId        String       @map("mail_id")
  mail          OutboundMail @relation(fields: [mailId], references: [id], onDelete: Cascade)
  address       String
  /// @kyselyType('QUEUED' | 'SENT' | 'FAILED' | 'BOUNCED')
  state         String       @default("QUEUED")
  attempts      Int          @default(0)
  nextAttemptAt DateTime?    @map("next_attempt_at") @db.Timestamptz(3)
  /// What the other server said last.
  reply         String?
  endedAt       DateTime?    @map("ended_at") @db.Timestamptz(3)

  @@id([mailId, address])
  @@index([state, nextAttemptAt])
  @@map("outbound_recipient")
  @@schema("mail")
}

// Each owner of tables has a file beside this one, \`<owner>.prisma\`, whose models carry \`@@schema("<owner>")\`.

generator client {
  provider               = "prisma-client"
  output                 = "../client"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}

// The types of the tables for SQL that Kysely writes (prisma/sql.ts); values are as \`pg\` reads them. A column whose type
// is narrower than Postgres knows says so: \`/// @kyselyType(WalletAddress)\`.
generator tables {
  provider             = "prisma-kysely"
  output               = "../client"
  fileName             = "tables.ts"
  camelCase            = true
  dbTypeName           = "Tables"
  banner               = "import type { WalletAddress } from '../../schema/address.ts'\\nimport type { ServiceName } from '../../schema/services.ts'"
  bigIntTypeOverride   = "ColumnType<string, bigint | number | string, bigint | number | string>"
  decimalTypeOverride  = "ColumnType<string, bigint | number | string, bigint | number | string>"
  dateTimeTypeOverride = "Date"
  jsonTypeOverride     = "ColumnType<unknown, string, string>"
}

datasource db {
  provider = "postgresql"
  schemas  = ["ledger", "identity", "gateway", "domains", "kit", "upload", "mail", "data", "travel", "studio", "merch", "enrich", "abuse"]
}

// What the merchandise service keeps: what wallets ordered through it, and the orders of the embedded stand-in for a print
// company.

/// What is printed on.
enum MerchProduct {
  SHIRT
  MUG

  @@map("product")
  @@schema("merch")
}

/// HELD before the money moves, PAID after it, ASKING from the moment at which the print company may know of it, PLACED once
/// it does, then SHIPPED or FAILED (and refunded). RELEASED when the money never moved.
enum MerchOrderState {
  HELD
  PAID
  ASKING
  PLACED
  SHIPPED
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("merch")
}

/// One line of one payment that orders something printed. Only its wallet sees it.
model MerchOrder {
  id              String          @id @db.Uuid
  /// The line that pays for it.
  actId           String          @unique @map("act_id")
  state           MerchOrderState @default(HELD)
  product         MerchProduct
  /// Of a shirt: S to 5XL.
  /// @kyselyType('S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | 'XXXXL' | 'XXXXXL')
  size            String?
  /// Of a shirt: Black or White.
  /// @kyselyType('BLACK' | 'WHITE')
  color           String?
  /// @kyselyType(WalletAddress)
  wallet          String
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source          String
  /// What the line pays, in atomic units.
  price           Decimal         @db.Decimal(78, 0)
  /// What of it is paid on once the order is shipped, in atomic units; null without a commission.
  commission      Decimal?        @db.Decimal(78, 0)
  /// Who gets that.
  /// @kyselyType(WalletAddress)
  commissionTo    String?         @map("commission_to")
  /// Whom it is sent to; null some time after its end, and when the money never moved.
  address         Json?
  /// The media type of the picture as it came; null until that was looked at.
  imageType       String?         @map("image_type")
  /// What the print company calls it.
  providerOrderId String?         @map("provider_order_id")
  /// What the print company calls the printed thing.
  productId       String?         @map("product_id")
  /// Where it stands, in the print company's words.
  providerStatus  String?         @map("provider_status")
  /// Carrier, number and URL; null until it is sent.
  tracking        Json?
  /// Why it failed, for the wallet that paid.
  reason          String?
  /// When the next step is due; in the future while a process runs one. Null when there is none.
  dueAt           DateTime?       @map("due_at") @db.Timestamptz(3)
  createdAt       DateTime        @map("created_at") @db.Timestamptz(3)
  paidAt          DateTime?       @map("paid_at") @db.Timestamptz(3)
  /// When the print company was asked.
  askedAt         DateTime?       @map("asked_at") @db.Timestamptz(3)
  updatedAt       DateTime        @map("updated_at") @db.Timestamptz(3)
  endedAt         DateTime?       @map("ended_at") @db.Timestamptz(3)
  /// When the carrier had delivered it, as far as the print company tells; null until then.
  deliveredAt     DateTime?       @map("delivered_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([dueAt])
  @@index([endedAt])
  @@map("order")
  @@schema("merch")
}

/// The e-mails that an addressee gets, in the order of an order's states.
enum MerchNoticeKind {
  ORDERED
  PROCESSING
  SHIPPED
  DELIVERED
  FAILED

  @@map("notice_kind")
  @@schema("merch")
}

/// One e-mail to the addressee of an order: one for each change, written with the change.
model MerchNotice {
  orderId   String          @map("order_id") @db.Uuid
  kind      MerchNoticeKind
  createdAt DateTime        @map("created_at") @db.Timestamptz(3)
  /// When it is sent, or tried again; in the future while a process sends it. Null when it is sent or given up.
  dueAt     DateTime?       @map("due_at") @db.Timestamptz(3)
  /// When the relay took it.
  sentAt    DateTime?       @map("sent_at") @db.Timestamptz(3)

  @@id([orderId, kind])
  @@index([dueAt])
  @@map("notice")
  @@schema("merch")
}

/// An order in the stand-in for a print company, in the words of its wire format.
model MerchStandInOrder {
  /// 24 hexadecimal digits.
  id         String   @id
  /// The client's own name for it: the same one again is the same order.
  externalId String   @unique @map("external_id")
  payload    Json
  createdAt  DateTime @map("created_at") @db.Timestamptz(3)

  @@index([createdAt])
  @@map("stand_in_order")
  @@schema("merch")
}

// What the studio service keeps beside its jobs: pictures that wallets send to work on.

/// Room for a picture, and the picture once it has come. Only its wallet confirms and uses it.
model MediaUpload {
  id          String    @id
  /// @kyselyType(WalletAddress)
  wallet      String
  /// As the wallet wrote it.
  filename    String
  /// What it says it sends; the file is looked at when it is confirmed.
  contentType String    @map("content_type")
  /// Most bytes that are taken.
  maxBytes    Int       @map("max_bytes")
  /// Where it is in the service's part of the store.
  blobKey     String    @map("blob_key")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// The file may be sent until then.
  sentBy      DateTime  @map("sent_by") @db.Timestamptz(3)
  /// Null until it is confirmed.
  confirmedAt DateTime? @map("confirmed_at") @db.Timestamptz(3)
  /// Bytes; null until it is confirmed.
  size        Int?
  /// It is removed then, with its row.
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("upload")
  @@schema("studio")
}

// What the travel service keeps: what wallets booked through it, flights that they announced, and the orders of the
// embedded stand-in for a GDS.

/// What a booking is of.
enum BookingKind {
  FLIGHT
  HOTEL
  TRANSFER

  @@map("booking_kind")
  @@schema("travel")
}

/// BOOKED once the upstream company confirmed it, CANCELLED by its wallet. Until then there is only its act.
enum BookingState {
  BOOKED
  CANCELLED

  @@map("booking_state")
  @@schema("travel")
}

/// One line of one payment that books something. Only its wallet sees, uses and cancels it.
model TravelBooking {
  /// The line that paid for it, and the act of it in kit.act.
  actId       String       @id @map("act_id")
  kind        BookingKind
  state       BookingState @default(BOOKED)
  /// @kyselyType(WalletAddress)
  wallet      String
  /// The upstream company's order id.
  orderId     String       @map("order_id")
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source      String
  /// The order as it was answered when it was booked, without card numbers and documents.
  payload     Json
  createdAt   DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?    @map("cancelled_at") @db.Timestamptz(3)

  @@unique([kind, orderId])
  @@index([wallet, createdAt])
  @@map("booking")
  @@schema("travel")
}

/// An order in the stand-in for a GDS, in the words of its wire format.
model TravelStandInOrder {
  /// What it answers under: opaque, may hold characters that URLs reserve.
  id          String      @id
  kind        BookingKind
  /// The client's own reference: the same one again answers the same order.
  clientRef   String?     @unique @map("client_ref")
  payload     Json
  createdAt   DateTime    @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?   @map("cancelled_at") @db.Timestamptz(3)

  @@map("stand_in_order")
  @@schema("travel")
}

/// An announcement that a flight will be flown, sent on to the flight tracking company.
model FlightIntent {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// The line that paid for it: a request that is run twice files one intent.
  actId        String   @unique @map("act_id")
  /// The flight of the path, as the caller wrote it.
  flight       String
  /// The ident that it will be flown under.
  ident        String
  /// What the caller says of it.
  intent       String
  /// ICAO designator, such as B738.
  aircraftType String   @map("aircraft_type")
  /// ICAO code of the airport.
  origin       String
  /// ICAO code of the airport.
  destination  String
  intendedOff  DateTime @map("intended_off") @db.Timestamptz(3)
  intendedOn   DateTime @map("intended_on") @db.Timestamptz(3)
  /// Feet.
  altitude     Int?
  /// Knots.
  airspeed     Int?
  /// Fixes and airways, as filed.
  route        String?
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@map("flight_intent")
  @@schema("travel")
}

// What the hosting service keeps: slots that were bought, the one-time tickets to fill them, sites and their host names.

enum UploadKind {
  FILE
  SITE

  @@map("upload_kind")
  @@schema("upload")
}

/// A slot that was bought, and what was put into it.
model Upload {
  /// 10 characters of \`23456789abcdefghjkmnpqrstvwxyz\`.
  id                String     @id
  kind              UploadKind
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet            String
  /// As the buyer wrote it.
  filename          String
  /// As it stands in links: no path, no control characters.
  publicName        String     @map("public_name")
  contentType       String     @map("content_type")
  /// \`10mb\`, \`100mb\` or \`1gb\`.
  tier              String
  /// Bytes.
  maxSize           BigInt     @map("max_size")
  /// Bytes of the file, or of the zip that the live version of the site was made from; null until it is there.
  actualSize        BigInt?    @map("actual_size")
  /// Where the file lies in the store; null until it is there, and once it has been removed.
  blobKey           String?    @map("blob_key")
  etag              String?
  /// Atomic USDC, renewals included.
  pricePaid         Decimal    @map("price_paid") @db.Decimal(78, 0)
  transactionHash   String?    @map("transaction_hash")
  /// The line that paid for the slot.
  actId             String     @unique @map("act_id")
  createdAt         DateTime   @map("created_at") @db.Timestamptz(3)
  expiresAt         DateTime   @map("expires_at") @db.Timestamptz(3)
  uploadedAt        DateTime?  @map("uploaded_at") @db.Timestamptz(3)
  /// When its files were removed, after it had expired.
  removedAt         DateTime?  @map("removed_at") @db.Timestamptz(3)
  /// First certificates that an authority was asked for on its behalf, since \`certificatesSince\`.
  certificatesAsked Int        @default(0) @map("certificates_asked")
  /// When the day began in which they are counted; null before the first.
  certificatesSince DateTime?  @map("certificates_since") @db.Timestamptz(3)

  tickets      UploadTicket[]
  versions     SiteVersion[]
  customDomain CustomDomain?

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@map("upload")
  @@schema("upload")
}

/// The right to fill a slot once. Its token is in the upload URL; only the token's hash is kept.
model UploadTicket {
  /// SHA-256 of the token, hexadecimal.
  tokenHash   String    @id @map("token_hash")
  uploadId    String    @map("upload_id")
  upload      Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where what it brings is stored; a fresh key for each ticket.
  blobKey     String    @unique @map("blob_key")
  /// Length that a resumable upload has announced; of what came, once it has. Bytes.
  announced   BigInt?
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  /// When the whole file had come, or nothing can come any more.
  completedAt DateTime? @map("completed_at") @db.Timestamptz(3)
  /// The request that writes at the moment, so that no two ever do.
  writer      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  writerUntil DateTime? @map("writer_until") @db.Timestamptz(3)
  /// Whether another request waits to take over.
  wanted      Boolean   @default(false)

  @@index([uploadId])
  @@index([expiresAt])
  @@map("ticket")
  @@schema("upload")
}

/// A zip that came for a site, and the site that was made of it.
model SiteVersion {
  id             BigInt    @id @default(autoincrement())
  uploadId       String    @map("upload_id")
  upload         Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where the zip lies; null once it has been removed.
  zipKey         String?   @unique @map("zip_key")
  /// Bytes of the zip.
  zipSize        BigInt    @map("zip_size")
  /// By path: where each file lies, with its size, entity tag and type. Null until it is extracted.
  manifest       Json?
  /// Where the files lie, all of them and nothing else; null until it is live, and once they have been removed.
  folder         String?   @unique
  fileCount      Int?      @map("file_count")
  /// Bytes of all files.
  totalSize      BigInt?   @map("total_size")
  receivedAt     DateTime  @map("received_at") @db.Timestamptz(3)
  activatedAt    DateTime? @map("activated_at") @db.Timestamptz(3)
  /// When a later version took its place, or the site was removed; its files go some time after.
  replacedAt     DateTime? @map("replaced_at") @db.Timestamptz(3)
  /// Why the zip is not taken, and never will be.
  refusal        String?
  /// The request that extracts it at the moment, so that no two ever do.
  extractor      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  extractorUntil DateTime? @map("extractor_until") @db.Timestamptz(3)

  @@index([uploadId])
  @@map("site_version")
  @@schema("upload")
}

/// Where a host name of a user's own stands.
enum CustomDomainState {
  PENDING_VALIDATION
  PENDING_ISSUANCE
  PENDING_DEPLOYMENT
  ACTIVE

  @@map("custom_domain_state")
  @@schema("upload")
}

/// A host name of a user's own that shows a site; and, without a site, the name that stands for all below SITES_DOMAIN.
model CustomDomain {
  id            String            @id
  uploadId      String?           @unique @map("upload_id")
  upload        Upload?           @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Lower-case ASCII (IDNA).
  hostname      String            @unique
  state         CustomDomainState
  /// What is missing, for the owner.
  note          String?
  /// PEM: the leaf and its intermediates.
  certificate   String?
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey     String?           @map("sealed_key")
  issuedAt      DateTime?         @map("issued_at") @db.Timestamptz(3)
  notAfter      DateTime?         @map("not_after") @db.Timestamptz(3)
  attempts      Int               @default(0)
  nextAttemptAt DateTime?         @map("next_attempt_at") @db.Timestamptz(3)
  createdAt     DateTime          @map("created_at") @db.Timestamptz(3)

  @@index([nextAttemptAt])
  @@map("custom_domain")
  @@schema("upload")
}

/// Our account at a certificate authority.
model AcmeAccount {
  directoryUrl String   @id @map("directory_url")
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey    String   @map("sealed_key")
  /// Where the authority keeps it; null until it is registered.
  accountUrl   String?  @map("account_url")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("acme_account")
  @@schema("upload")
}

/// What an authority asks for under \`/.well-known/acme-challenge/\`, so that any process can answer.
model AcmeHttpChallenge {
  hostname         String
  token            String
  keyAuthorization String   @map("key_authorization")
  expiresAt        DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([hostname, token])
  @@map("acme_http_challenge")
  @@schema("upload")
}

/// The authority of our own that signs certificates where there is no other; one row.
model LocalAuthority {
  id          Int      @id
  /// PEM.
  certificate String
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey   String   @map("sealed_key")
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@map("local_authority")
  @@schema("upload")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","MerchNoticeKind","dueAt","sentAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","organizationId","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","rendered","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "phebBewICZUJAADxEAAwlgkAAAQAEJcJAADxEAAwzwkAAPIQnwwiigoBAKkOACGZDAEAqQ4AIZwMAQCpDgAhnQxAAKoOACGfDAAA8xAAIAEAAAABACABAAAAAQAgCJUJAADxEAAwlgkAAAQAEJcJAADxEAAwzwkAAPIQnwwiigoBAKkOACGZDAEAqQ4AIZwMAQCpDgAhnQxAAKoOACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBc8JAAAAnwwCigoBAAAAAZkMAQAAAAGcDAEAAAABnQxAAAAAAQEIAAAJACAFzwkAAACfDAKKCgEAAAABmQwBAAAAAZwMAQAAAAGdDEAAAAABAQgAAAsAMAEIAAALADAFzwkAAKkWnwwiigoBAPoQACGZDAEA-hAAIZwMAQD6EAAhnQxAAPsQACECAAAAAQAgCAAADgAgBc8JAACpFp8MIooKAQD6EAAhmQwBAPoQACGcDAEA-hAAIZ0MQAD7EAAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAphYAIBYAAKgWACAXAACnFgAgCJUJAADtEAAwlgkAABcAEJcJAADtEAAwzwkAAO4QnwwiigoBAJ4OACGZDAEAng4AIZwMAQCeDgAhnQxAAJ8OACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAeVCQAA7BAAMJYJAAAdABCXCQAA7BAAMIQKAQAAAAGKCgEAqQ4AIZkMAQCpDgAhnQxAAKoOACEBAAAAGgAgAQAAABoAIAeVCQAA7BAAMJYJAAAdABCXCQAA7BAAMIQKAQCpDgAhigoBAKkOACGZDAEAqQ4AIZ0MQACqDgAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIASECgEAAAABigoBAAAAAZkMAQAAAAGdDEAAAAABAQgAACIAIASECgEAAAABigoBAAAAAZkMAQAAAAGdDEAAAAABAQgAACQAMAEIAAAkADAEhAoBAPoQACGKCgEA-hAAIZkMAQD6EAAhnQxAAPsQACECAAAAGgAgCAAAJwAgBIQKAQD6EAAhigoBAPoQACGZDAEA-hAAIZ0MQAD7EAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAoxYAIBYAAKUWACAXAACkFgAgB5UJAADrEAAwlgkAADAAEJcJAADrEAAwhAoBAJ4OACGKCgEAng4AIZkMAQCeDgAhnQxAAJ8OACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqVCQAA6RAAMJYJAAA2ABCXCQAA6RAAMJgJBAAAAAHPCQEAqQ4AIYoKAQCpDgAhzApAAKoOACGZDAEAqQ4AIZsMAADqEJsMIpwMAQCpDgAhAQAAADMAIAEAAAAzACAKlQkAAOkQADCWCQAANgAQlwkAAOkQADCYCQQA2Q4AIc8JAQCpDgAhigoBAKkOACHMCkAAqg4AIZkMAQCpDgAhmwwAAOoQmwwinAwBAKkOACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB5gJBAAAAAHPCQEAAAABigoBAAAAAcwKQAAAAAGZDAEAAAABmwwAAACbDAKcDAEAAAABAQgAADsAIAeYCQQAAAABzwkBAAAAAYoKAQAAAAHMCkAAAAABmQwBAAAAAZsMAAAAmwwCnAwBAAAAAQEIAAA9ADABCAAAPQAwB5gJBACTEQAhzwkBAPoQACGKCgEA-hAAIcwKQAD7EAAhmQwBAPoQACGbDAAAohabDCKcDAEA-hAAIQIAAAAzACAIAABAACAHmAkEAJMRACHPCQEA-hAAIYoKAQD6EAAhzApAAPsQACGZDAEA-hAAIZsMAACiFpsMIpwMAQD6EAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAnRYAIBYAAKAWACAXAACfFgAgOAAAnhYAIDkAAKEWACAKlQkAAOUQADCWCQAASQAQlwkAAOUQADCYCQQAwQ4AIc8JAQCeDgAhigoBAJ4OACHMCkAAnw4AIZkMAQCeDgAhmwwAAOYQmwwinAwBAJ4OACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAiVCQAA5BAAMJYJAABPABCXCQAA5BAAMPALAgAAAAGVDAQA2Q4AIZYMBADaDgAhlwwAAdAPACGYDEAAqg4AIQEAAABMACABAAAATAAgCJUJAADkEAAwlgkAAE8AEJcJAADkEAAw8AsCAKgOACGVDAQA2Q4AIZYMBADaDgAhlwwAAdAPACGYDEAAqg4AIQKWDAAA_xAAIJcMAAD_EAAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBfALAgAAAAGVDAQAAAABlgwEAAAAAZcMAAEAAAGYDEAAAAABAQgAAFQAIAXwCwIAAAABlQwEAAAAAZYMBAAAAAGXDAABAAABmAxAAAAAAQEIAABWADABCAAAVgAwBfALAgD5EAAhlQwEAJMRACGWDAQAlREAIZcMAAHgEwAhmAxAAPsQACECAAAATAAgCAAAWQAgBfALAgD5EAAhlQwEAJMRACGWDAQAlREAIZcMAAHgEwAhmAxAAPsQACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAACYFgAgFgAAmxYAIBcAAJoWACA4AACZFgAgOQAAnBYAIJYMAAD_EAAglwwAAP8QACAIlQkAAOMQADCWCQAAYgAQlwkAAOMQADDwCwIAnQ4AIZUMBADBDgAhlgwEAMQOACGXDAAByQ8AIZgMQACfDgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQlQkAAOEQADCWCQAAaAAQlwkAAOEQADD3CQIAqA4AIcYLAAHPDwAh8AsCAKgOACHyCwIAqA4AIYUMEADbDgAhjQwEANkOACGODAABzw8AIY8MQACqDgAhkAwAAc8PACGRDBAA2w4AIZIMEACTDwAhkwwgAOQOACGUDAAA4hAAIAEAAABlACABAAAAZQAgD5UJAADhEAAwlgkAAGgAEJcJAADhEAAw9wkCAKgOACHGCwABzw8AIfALAgCoDgAh8gsCAKgOACGFDBAA2w4AIY0MBADZDgAhjgwAAc8PACGPDEAAqg4AIZAMAAHPDwAhkQwQANsOACGSDBAAkw8AIZMMIADkDgAhAZIMAAD_EAAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDPcJAgAAAAHGCwABAAAB8AsCAAAAAfILAgAAAAGFDBAAAAABjQwEAAAAAY4MAAEAAAGPDEAAAAABkAwAAQAAAZEMEAAAAAGSDBAAAAABkwwgAAAAAQEIAABtACAM9wkCAAAAAcYLAAEAAAHwCwIAAAAB8gsCAAAAAYUMEAAAAAGNDAQAAAABjgwAAQAAAY8MQAAAAAGQDAABAAABkQwQAAAAAZIMEAAAAAGTDCAAAAABAQgAAG8AMAEIAABvADAM9wkCAPkQACHGCwAB3xMAIfALAgD5EAAh8gsCAPkQACGFDBAAphEAIY0MBACTEQAhjgwAAd8TACGPDEAA-xAAIZAMAAHfEwAhkQwQAKYRACGSDBAA7REAIZMMIACdEQAhAgAAAGUAIAgAAHIAIAz3CQIA-RAAIcYLAAHfEwAh8AsCAPkQACHyCwIA-RAAIYUMEACmEQAhjQwEAJMRACGODAAB3xMAIY8MQAD7EAAhkAwAAd8TACGRDBAAphEAIZIMEADtEQAhkwwgAJ0RACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAACTFgAgFgAAlhYAIBcAAJUWACA4AACUFgAgOQAAlxYAIJIMAAD_EAAgD5UJAADgEAAwlgkAAHsAEJcJAADgEAAw9wkCAJ0OACHGCwAByA8AIfALAgCdDgAh8gsCAJ0OACGFDBAA0g4AIY0MBADBDgAhjgwAAcgPACGPDEAAnw4AIZAMAAHIDwAhkQwQANIOACGSDBAAiQ8AIZMMIADNDgAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATlQkAAN4QADCWCQAAgQEAEJcJAADeEAAwxQoAAdAPACHZCgQA2Q4AIfoKAAHPDwAhgQsQANsOACHGCwABzw8AIfALAgCoDgAh9QsEANkOACGBDAABzw8AIYQMBADZDgAhhQwEANkOACGHDAIAqA4AIYgMEADbDgAhiQwAAdAPACGKDAQA2Q4AIYsMIADkDgAhjAwAAN8QACABAAAAfgAgAQAAAH4AIBKVCQAA3hAAMJYJAACBAQAQlwkAAN4QADDFCgAB0A8AIdkKBADZDgAh-goAAc8PACGBCxAA2w4AIcYLAAHPDwAh8AsCAKgOACH1CwQA2Q4AIYEMAAHPDwAhhAwEANkOACGFDAQA2Q4AIYcMAgCoDgAhiAwQANsOACGJDAAB0A8AIYoMBADZDgAhiwwgAOQOACECxQoAAP8QACCJDAAA_xAAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_FCgABAAAB2QoEAAAAAfoKAAEAAAGBCxAAAAABxgsAAQAAAfALAgAAAAH1CwQAAAABgQwAAQAAAYQMBAAAAAGFDAQAAAABhwwCAAAAAYgMEAAAAAGJDAABAAABigwEAAAAAYsMIAAAAAEBCAAAhgEAIA_FCgABAAAB2QoEAAAAAfoKAAEAAAGBCxAAAAABxgsAAQAAAfALAgAAAAH1CwQAAAABgQwAAQAAAYQMBAAAAAGFDAQAAAABhwwCAAAAAYgMEAAAAAGJDAABAAABigwEAAAAAYsMIAAAAAEBCAAAiAEAMAEIAACIAQAwD8UKAAHgEwAh2QoEAJMRACH6CgAB3xMAIYELEACmEQAhxgsAAd8TACHwCwIA-RAAIfULBACTEQAhgQwAAd8TACGEDAQAkxEAIYUMBACTEQAhhwwCAPkQACGIDBAAphEAIYkMAAHgEwAhigwEAJMRACGLDCAAnREAIQIAAAB-ACAIAACLAQAgD8UKAAHgEwAh2QoEAJMRACH6CgAB3xMAIYELEACmEQAhxgsAAd8TACHwCwIA-RAAIfULBACTEQAhgQwAAd8TACGEDAQAkxEAIYUMBACTEQAhhwwCAPkQACGIDBAAphEAIYkMAAHgEwAhigwEAJMRACGLDCAAnREAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAACOFgAgFgAAkRYAIBcAAJAWACA4AACPFgAgOQAAkhYAIMUKAAD_EAAgiQwAAP8QACASlQkAAN0QADCWCQAAlAEAEJcJAADdEAAwxQoAAckPACHZCgQAwQ4AIfoKAAHIDwAhgQsQANIOACHGCwAByA8AIfALAgCdDgAh9QsEAMEOACGBDAAByA8AIYQMBADBDgAhhQwEAMEOACGHDAIAnQ4AIYgMEADSDgAhiQwAAckPACGKDAQAwQ4AIYsMIADNDgAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGVCQAA2xAAMJYJAACaAQAQlwkAANsQADDPCQEAqQ4AIdkJAAHPDwAhwQoCAKgOACHFCgAB0A8AIYELEADbDgAhoQsBALQOACHwCwIAqA4AIfULBADZDgAh9gsCAKgOACGBDAABzw8AIYMMAQCpDgAhhAwEANkOACGFDAQA2Q4AIYYMAADcEAAgAQAAAJcBACABAAAAlwEAIBCVCQAA2xAAMJYJAACaAQAQlwkAANsQADDPCQEAqQ4AIdkJAAHPDwAhwQoCAKgOACHFCgAB0A8AIYELEADbDgAhoQsBALQOACHwCwIAqA4AIfULBADZDgAh9gsCAKgOACGBDAABzw8AIYMMAQCpDgAhhAwEANkOACGFDAQA2Q4AIQLFCgAA_xAAIKELAAD_EAAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDc8JAQAAAAHZCQABAAABwQoCAAAAAcUKAAEAAAGBCxAAAAABoQsBAAAAAfALAgAAAAH1CwQAAAAB9gsCAAAAAYEMAAEAAAGDDAEAAAABhAwEAAAAAYUMBAAAAAEBCAAAnwEAIA3PCQEAAAAB2QkAAQAAAcEKAgAAAAHFCgABAAABgQsQAAAAAaELAQAAAAHwCwIAAAAB9QsEAAAAAfYLAgAAAAGBDAABAAABgwwBAAAAAYQMBAAAAAGFDAQAAAABAQgAAKEBADABCAAAoQEAMA3PCQEA-hAAIdkJAAHfEwAhwQoCAPkQACHFCgAB4BMAIYELEACmEQAhoQsBAIMRACHwCwIA-RAAIfULBACTEQAh9gsCAPkQACGBDAAB3xMAIYMMAQD6EAAhhAwEAJMRACGFDAQAkxEAIQIAAACXAQAgCAAApAEAIA3PCQEA-hAAIdkJAAHfEwAhwQoCAPkQACHFCgAB4BMAIYELEACmEQAhoQsBAIMRACHwCwIA-RAAIfULBACTEQAh9gsCAPkQACGBDAAB3xMAIYMMAQD6EAAhhAwEAJMRACGFDAQAkxEAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAIkWACAWAACMFgAgFwAAixYAIDgAAIoWACA5AACNFgAgxQoAAP8QACChCwAA_xAAIBCVCQAA2hAAMJYJAACtAQAQlwkAANoQADDPCQEAng4AIdkJAAHIDwAhwQoCAJ0OACHFCgAByQ8AIYELEADSDgAhoQsBAK8OACHwCwIAnQ4AIfULBADBDgAh9gsCAJ0OACGBDAAByA8AIYMMAQCeDgAhhAwEAMEOACGFDAQAwQ4AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEJUJAADYEAAwlgkAALMBABCXCQAA2BAAMNkJAAHPDwAhxQoAAc8PACGBCxAA2w4AIfALAgCoDgAh9AsAAc8PACH1CwQA2Q4AIfYLAgCoDgAh-wsAANUQ-wsi_AsQANsOACH_CwIAqA4AIYAMAgCoDgAhgQwAAc8PACGCDAAA2RAAIAEAAACwAQAgAQAAALABACAPlQkAANgQADCWCQAAswEAEJcJAADYEAAw2QkAAc8PACHFCgABzw8AIYELEADbDgAh8AsCAKgOACH0CwABzw8AIfULBADZDgAh9gsCAKgOACH7CwAA1RD7CyL8CxAA2w4AIf8LAgCoDgAhgAwCAKgOACGBDAABzw8AIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAM2QkAAQAAAcUKAAEAAAGBCxAAAAAB8AsCAAAAAfQLAAEAAAH1CwQAAAAB9gsCAAAAAfsLAAAA-wsC_AsQAAAAAf8LAgAAAAGADAIAAAABgQwAAQAAAQEIAAC4AQAgDNkJAAEAAAHFCgABAAABgQsQAAAAAfALAgAAAAH0CwABAAAB9QsEAAAAAfYLAgAAAAH7CwAAAPsLAvwLEAAAAAH_CwIAAAABgAwCAAAAAYEMAAEAAAEBCAAAugEAMAEIAAC6AQAwDNkJAAHfEwAhxQoAAd8TACGBCxAAphEAIfALAgD5EAAh9AsAAd8TACH1CwQAkxEAIfYLAgD5EAAh-wsAAIMW-wsi_AsQAKYRACH_CwIA-RAAIYAMAgD5EAAhgQwAAd8TACECAAAAsAEAIAgAAL0BACAM2QkAAd8TACHFCgAB3xMAIYELEACmEQAh8AsCAPkQACH0CwAB3xMAIfULBACTEQAh9gsCAPkQACH7CwAAgxb7CyL8CxAAphEAIf8LAgD5EAAhgAwCAPkQACGBDAAB3xMAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAIQWACAWAACHFgAgFwAAhhYAIDgAAIUWACA5AACIFgAgD5UJAADXEAAwlgkAAMYBABCXCQAA1xAAMNkJAAHIDwAhxQoAAcgPACGBCxAA0g4AIfALAgCdDgAh9AsAAcgPACH1CwQAwQ4AIfYLAgCdDgAh-wsAANEQ-wsi_AsQANIOACH_CwIAnQ4AIYAMAgCdDgAhgQwAAcgPACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAuVCQAA1BAAMJYJAADMAQAQlwkAANQQADCpCgABzw8AIe4KEADbDgAh8AsCAKgOACH0CwABzw8AIfsLAADVEPsLIvwLEADbDgAh_QsCAKgOACH-CwAA1hAAIAEAAADJAQAgAQAAAMkBACAKlQkAANQQADCWCQAAzAEAEJcJAADUEAAwqQoAAc8PACHuChAA2w4AIfALAgCoDgAh9AsAAc8PACH7CwAA1RD7CyL8CxAA2w4AIf0LAgCoDgAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAepCgABAAAB7goQAAAAAfALAgAAAAH0CwABAAAB-wsAAAD7CwL8CxAAAAAB_QsCAAAAAQEIAADRAQAgB6kKAAEAAAHuChAAAAAB8AsCAAAAAfQLAAEAAAH7CwAAAPsLAvwLEAAAAAH9CwIAAAABAQgAANMBADABCAAA0wEAMAepCgAB3xMAIe4KEACmEQAh8AsCAPkQACH0CwAB3xMAIfsLAACDFvsLIvwLEACmEQAh_QsCAPkQACECAAAAyQEAIAgAANYBACAHqQoAAd8TACHuChAAphEAIfALAgD5EAAh9AsAAd8TACH7CwAAgxb7CyL8CxAAphEAIf0LAgD5EAAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA_hUAIBYAAIEWACAXAACAFgAgOAAA_xUAIDkAAIIWACAKlQkAANAQADCWCQAA3wEAEJcJAADQEAAwqQoAAcgPACHuChAA0g4AIfALAgCdDgAh9AsAAcgPACH7CwAA0RD7CyL8CxAA0g4AIf0LAgCdDgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALlQkAAM4QADCWCQAA5QEAEJcJAADOEAAw2QkAAc8PACHwCwIAqA4AIfQLAAHPDwAh9QsEANkOACH2CwIAqA4AIfcLAAHPDwAh-AsAAdAPACH5CwAAzxAAIAEAAADiAQAgAQAAAOIBACAKlQkAAM4QADCWCQAA5QEAEJcJAADOEAAw2QkAAc8PACHwCwIAqA4AIfQLAAHPDwAh9QsEANkOACH2CwIAqA4AIfcLAAHPDwAh-AsAAdAPACEB-AsAAP8QACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAH2QkAAQAAAfALAgAAAAH0CwABAAAB9QsEAAAAAfYLAgAAAAH3CwABAAAB-AsAAQAAAQEIAADqAQAgB9kJAAEAAAHwCwIAAAAB9AsAAQAAAfULBAAAAAH2CwIAAAAB9wsAAQAAAfgLAAEAAAEBCAAA7AEAMAEIAADsAQAwB9kJAAHfEwAh8AsCAPkQACH0CwAB3xMAIfULBACTEQAh9gsCAPkQACH3CwAB3xMAIfgLAAHgEwAhAgAAAOIBACAIAADvAQAgB9kJAAHfEwAh8AsCAPkQACH0CwAB3xMAIfULBACTEQAh9gsCAPkQACH3CwAB3xMAIfgLAAHgEwAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA-RUAIBYAAPwVACAXAAD7FQAgOAAA-hUAIDkAAP0VACD4CwAA_xAAIAqVCQAAzRAAMJYJAAD4AQAQlwkAAM0QADDZCQAByA8AIfALAgCdDgAh9AsAAcgPACH1CwQAwQ4AIfYLAgCdDgAh9wsAAcgPACH4CwAByQ8AIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCZUJAADLEAAwlgkAAP4BABCXCQAAyxAAMPcJBADZDgAhtwpAAKoOACHwCwIAqA4AIfELAgCoDgAh8gsEANkOACHzCwAAzBAAIAEAAAD7AQAgAQAAAPsBACAIlQkAAMsQADCWCQAA_gEAEJcJAADLEAAw9wkEANkOACG3CkAAqg4AIfALAgCoDgAh8QsCAKgOACHyCwQA2Q4AIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF9wkEAAAAAbcKQAAAAAHwCwIAAAAB8QsCAAAAAfILBAAAAAEBCAAAgwIAIAX3CQQAAAABtwpAAAAAAfALAgAAAAHxCwIAAAAB8gsEAAAAAQEIAACFAgAwAQgAAIUCADAF9wkEAJMRACG3CkAA-xAAIfALAgD5EAAh8QsCAPkQACHyCwQAkxEAIQIAAAD7AQAgCAAAiAIAIAX3CQQAkxEAIbcKQAD7EAAh8AsCAPkQACHxCwIA-RAAIfILBACTEQAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA9BUAIBYAAPcVACAXAAD2FQAgOAAA9RUAIDkAAPgVACAIlQkAAMoQADCWCQAAkQIAEJcJAADKEAAw9wkEAMEOACG3CkAAnw4AIfALAgCdDgAh8QsCAJ0OACHyCwQAwQ4AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEpUJAADJEAAwlgkAAJcCABCXCQAAyRAAMK0KQACqDgAhsAoBAKkOACHjCwEAAAAB5AsCAKgOACHlCwAA8w4AIOYLAQCpDgAh5wsAAPMOACDoCwEAqQ4AIekLIADkDgAh6gsCAKgOACHrCwEAqQ4AIewLAQCpDgAh7QsBAKkOACHuCwAB0A8AIe8LAQCpDgAhAQAAAJQCACABAAAAlAIAIBKVCQAAyRAAMJYJAACXAgAQlwkAAMkQADCtCkAAqg4AIbAKAQCpDgAh4wsBAKkOACHkCwIAqA4AIeULAADzDgAg5gsBAKkOACHnCwAA8w4AIOgLAQCpDgAh6QsgAOQOACHqCwIAqA4AIesLAQCpDgAh7AsBAKkOACHtCwEAqQ4AIe4LAAHQDwAh7wsBAKkOACEB7gsAAP8QACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPrQpAAAAAAbAKAQAAAAHjCwEAAAAB5AsCAAAAAeULgAAAAAHmCwEAAAAB5wuAAAAAAegLAQAAAAHpCyAAAAAB6gsCAAAAAesLAQAAAAHsCwEAAAAB7QsBAAAAAe4LAAEAAAHvCwEAAAABAQgAAJwCACAPrQpAAAAAAbAKAQAAAAHjCwEAAAAB5AsCAAAAAeULgAAAAAHmCwEAAAAB5wuAAAAAAegLAQAAAAHpCyAAAAAB6gsCAAAAAesLAQAAAAHsCwEAAAAB7QsBAAAAAe4LAAEAAAHvCwEAAAABAQgAAJ4CADABCAAAngIAMA-tCkAA-xAAIbAKAQD6EAAh4wsBAPoQACHkCwIA-RAAIeULgAAAAAHmCwEA-hAAIecLgAAAAAHoCwEA-hAAIekLIACdEQAh6gsCAPkQACHrCwEA-hAAIewLAQD6EAAh7QsBAPoQACHuCwAB4BMAIe8LAQD6EAAhAgAAAJQCACAIAAChAgAgD60KQAD7EAAhsAoBAPoQACHjCwEA-hAAIeQLAgD5EAAh5QuAAAAAAeYLAQD6EAAh5wuAAAAAAegLAQD6EAAh6QsgAJ0RACHqCwIA-RAAIesLAQD6EAAh7AsBAPoQACHtCwEA-hAAIe4LAAHgEwAh7wsBAPoQACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADvFQAgFgAA8hUAIBcAAPEVACA4AADwFQAgOQAA8xUAIO4LAAD_EAAgEpUJAADIEAAwlgkAAKoCABCXCQAAyBAAMK0KQACfDgAhsAoBAJ4OACHjCwEAng4AIeQLAgCdDgAh5QsAAO0OACDmCwEAng4AIecLAADtDgAg6AsBAJ4OACHpCyAAzQ4AIeoLAgCdDgAh6wsBAJ4OACHsCwEAng4AIe0LAQCeDgAh7gsAAckPACHvCwEAng4AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFpUJAADEEAAwlgkAALACABCXCQAAxBAAMJgJBAAAAAGvCQAAxhDcCyKzCQIAqA4AIc8JAADFENsLItAJAQCpDgAh2gkBAAAAAYoKAQC0DgAhiwpAAL4OACGlCgQA2Q4AIa4KAQCpDgAhhQsBAAAAAYYLQACqDgAh3AsCAKgOACHdC0AAvg4AId4LAgDhDgAh3wtAAL4OACHgC0AAvg4AIeELQAC-DgAh4gsAAMcQACABAAAArQIAIAEAAACtAgAgFZUJAADEEAAwlgkAALACABCXCQAAxBAAMJgJBADZDgAhrwkAAMYQ3AsiswkCAKgOACHPCQAAxRDbCyLQCQEAqQ4AIdoJAQCpDgAhigoBALQOACGLCkAAvg4AIaUKBADZDgAhrgoBAKkOACGFCwEAtA4AIYYLQACqDgAh3AsCAKgOACHdC0AAvg4AId4LAgDhDgAh3wtAAL4OACHgC0AAvg4AIeELQAC-DgAhCIoKAAD_EAAgiwoAAP8QACCFCwAA_xAAIN0LAAD_EAAg3gsAAP8QACDfCwAA_xAAIOALAAD_EAAg4QsAAP8QACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASmAkEAAAAAa8JAAAA3AsCswkCAAAAAc8JAAAA2wsC0AkBAAAAAdoJAQAAAAGKCgEAAAABiwpAAAAAAaUKBAAAAAGuCgEAAAABhQsBAAAAAYYLQAAAAAHcCwIAAAAB3QtAAAAAAd4LAgAAAAHfC0AAAAAB4AtAAAAAAeELQAAAAAEBCAAAtQIAIBKYCQQAAAABrwkAAADcCwKzCQIAAAABzwkAAADbCwLQCQEAAAAB2gkBAAAAAYoKAQAAAAGLCkAAAAABpQoEAAAAAa4KAQAAAAGFCwEAAAABhgtAAAAAAdwLAgAAAAHdC0AAAAAB3gsCAAAAAd8LQAAAAAHgC0AAAAAB4QtAAAAAAQEIAAC3AgAwAQgAALcCADASmAkEAJMRACGvCQAA7hXcCyKzCQIA-RAAIc8JAADtFdsLItAJAQD6EAAh2gkBAPoQACGKCgEAgxEAIYsKQACKEQAhpQoEAJMRACGuCgEA-hAAIYULAQCDEQAhhgtAAPsQACHcCwIA-RAAId0LQACKEQAh3gsCAJQRACHfC0AAihEAIeALQACKEQAh4QtAAIoRACECAAAArQIAIAgAALoCACASmAkEAJMRACGvCQAA7hXcCyKzCQIA-RAAIc8JAADtFdsLItAJAQD6EAAh2gkBAPoQACGKCgEAgxEAIYsKQACKEQAhpQoEAJMRACGuCgEA-hAAIYULAQCDEQAhhgtAAPsQACHcCwIA-RAAId0LQACKEQAh3gsCAJQRACHfC0AAihEAIeALQACKEQAh4QtAAIoRACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADoFQAgFgAA6xUAIBcAAOoVACA4AADpFQAgOQAA7BUAIIoKAAD_EAAgiwoAAP8QACCFCwAA_xAAIN0LAAD_EAAg3gsAAP8QACDfCwAA_xAAIOALAAD_EAAg4QsAAP8QACAVlQkAAL0QADCWCQAAwwIAEJcJAAC9EAAwmAkEAMEOACGvCQAAvxDcCyKzCQIAnQ4AIc8JAAC-ENsLItAJAQCeDgAh2gkBAJ4OACGKCgEArw4AIYsKQAC3DgAhpQoEAMEOACGuCgEAng4AIYULAQCvDgAhhgtAAJ8OACHcCwIAnQ4AId0LQAC3DgAh3gsCAMMOACHfC0AAtw4AIeALQAC3DgAh4QtAALcOACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAAuhAAIJUJAAC4EAAwlgkAAM4CABCXCQAAuBAAMJsJQACqDgAhqQlAAL4OACGvCQAAuRDRCyLxCQQA2Q4AIakKAQCpDgAhsAoBAAAAAYMLAgCoDgAh0QtAAL4OACHSCwEAtA4AIdMLQAC-DgAh1AtAAL4OACHVC0AAvg4AIdYLAgCoDgAh1wtAAL4OACHYC0AAvg4AIdkLQAC-DgAhAQAAAMYCACAK3AEAALwQACCVCQAAuxAAMJYJAADIAgAQlwkAALsQADCYCQQA2Q4AIa4KAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACEB3AEAAOcVACAK3AEAALwQACCVCQAAuxAAMJYJAADIAgAQlwkAALsQADCYCQQAAAABrgoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAAC6EAAglQkAALgQADCWCQAAzgIAEJcJAAC4EAAwmwlAAKoOACGpCUAAvg4AIa8JAAC5ENELIvEJBADZDgAhqQoBAKkOACGwCgEAqQ4AIYMLAgCoDgAh0QtAAL4OACHSCwEAtA4AIdMLQAC-DgAh1AtAAL4OACHVC0AAvg4AIdYLAgCoDgAh1wtAAL4OACHYC0AAvg4AIdkLQAC-DgAhCt0BAADmFQAgqQkAAP8QACDRCwAA_xAAINILAAD_EAAg0wsAAP8QACDUCwAA_xAAINULAAD_EAAg1wsAAP8QACDYCwAA_xAAINkLAAD_EAAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADlFQAgmwlAAAAAAakJQAAAAAGvCQAAANELAvEJBAAAAAGpCgEAAAABsAoBAAAAAYMLAgAAAAHRC0AAAAAB0gsBAAAAAdMLQAAAAAHUC0AAAAAB1QtAAAAAAdYLAgAAAAHXC0AAAAAB2AtAAAAAAdkLQAAAAAEBCAAA0wIAIBCbCUAAAAABqQlAAAAAAa8JAAAA0QsC8QkEAAAAAakKAQAAAAGwCgEAAAABgwsCAAAAAdELQAAAAAHSCwEAAAAB0wtAAAAAAdQLQAAAAAHVC0AAAAAB1gsCAAAAAdcLQAAAAAHYC0AAAAAB2QtAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAANgVACCbCUAA-xAAIakJQACKEQAhrwkAANcV0Qsi8QkEAJMRACGpCgEA-hAAIbAKAQD6EAAhgwsCAPkQACHRC0AAihEAIdILAQCDEQAh0wtAAIoRACHUC0AAihEAIdULQACKEQAh1gsCAPkQACHXC0AAihEAIdgLQACKEQAh2QtAAIoRACECAAAAxgIAIAgAANgCACAQmwlAAPsQACGpCUAAihEAIa8JAADXFdELIvEJBACTEQAhqQoBAPoQACGwCgEA-hAAIYMLAgD5EAAh0QtAAIoRACHSCwEAgxEAIdMLQACKEQAh1AtAAIoRACHVC0AAihEAIdYLAgD5EAAh1wtAAIoRACHYC0AAihEAIdkLQACKEQAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAA0hUAIBYAANUVACAXAADUFQAgOAAA0xUAIDkAANYVACCpCQAA_xAAINELAAD_EAAg0gsAAP8QACDTCwAA_xAAINQLAAD_EAAg1QsAAP8QACDXCwAA_xAAINgLAAD_EAAg2QsAAP8QACATlQkAALQQADCWCQAA4QIAEJcJAAC0EAAwmwlAAJ8OACGpCUAAtw4AIa8JAAC1ENELIvEJBADBDgAhqQoBAJ4OACGwCgEAng4AIYMLAgCdDgAh0QtAALcOACHSCwEArw4AIdMLQAC3DgAh1AtAALcOACHVC0AAtw4AIdYLAgCdDgAh1wtAALcOACHYC0AAtw4AIdkLQAC3DgAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAADRFQAgmAkEAAAAAa4KAQAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABAQgAAOkCACAGmAkEAAAAAa4KAQAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAA0BUAIJgJBACTEQAhrgoBAPoQACGwCgEA-hAAIYALAQD6EAAhgQsBAPoQACGCCwIA-RAAIQIAAADKAgAgCAAA7gIAIAaYCQQAkxEAIa4KAQD6EAAhsAoBAPoQACGACwEA-hAAIYELAQD6EAAhggsCAPkQACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAADLFQAgFgAAzhUAIBcAAM0VACA4AADMFQAgOQAAzxUAIAmVCQAAsxAAMJYJAAD3AgAQlwkAALMQADCYCQQAwQ4AIa4KAQCeDgAhsAoBAJ4OACGACwEAng4AIYELAQCeDgAhggsCAJ0OACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCVCQAAshAAMJYJAAD9AgAQlwkAALIQADCbCUAAqg4AIa8JAQC0DgAh0AkBAAAAAY0KQACqDgAhxAsBAKkOACHICwEAqQ4AIckLAQCpDgAhygsBAKkOACHLCwEAtA4AIcwLAQCpDgAhzQsBAKkOACHOCwEAqQ4AIc8LQAC-DgAhAQAAAPoCACABAAAA-gIAIBCVCQAAshAAMJYJAAD9AgAQlwkAALIQADCbCUAAqg4AIa8JAQC0DgAh0AkBAKkOACGNCkAAqg4AIcQLAQCpDgAhyAsBAKkOACHJCwEAqQ4AIcoLAQCpDgAhywsBALQOACHMCwEAqQ4AIc0LAQCpDgAhzgsBAKkOACHPC0AAvg4AIQOvCQAA_xAAIMsLAAD_EAAgzwsAAP8QACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANmwlAAAAAAa8JAQAAAAHQCQEAAAABjQpAAAAAAcQLAQAAAAHICwEAAAAByQsBAAAAAcoLAQAAAAHLCwEAAAABzAsBAAAAAc0LAQAAAAHOCwEAAAABzwtAAAAAAQEIAACCAwAgDZsJQAAAAAGvCQEAAAAB0AkBAAAAAY0KQAAAAAHECwEAAAAByAsBAAAAAckLAQAAAAHKCwEAAAABywsBAAAAAcwLAQAAAAHNCwEAAAABzgsBAAAAAc8LQAAAAAEBCAAAhAMAMAEIAACEAwAwDZsJQAD7EAAhrwkBAIMRACHQCQEA-hAAIY0KQAD7EAAhxAsBAPoQACHICwEA-hAAIckLAQD6EAAhygsBAPoQACHLCwEAgxEAIcwLAQD6EAAhzQsBAPoQACHOCwEA-hAAIc8LQACKEQAhAgAAAPoCACAIAACHAwAgDZsJQAD7EAAhrwkBAIMRACHQCQEA-hAAIY0KQAD7EAAhxAsBAPoQACHICwEA-hAAIckLAQD6EAAhygsBAPoQACHLCwEAgxEAIcwLAQD6EAAhzQsBAPoQACHOCwEA-hAAIc8LQACKEQAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAyBUAIBYAAMoVACAXAADJFQAgrwkAAP8QACDLCwAA_xAAIM8LAAD_EAAgEJUJAACxEAAwlgkAAJADABCXCQAAsRAAMJsJQACfDgAhrwkBAK8OACHQCQEAng4AIY0KQACfDgAhxAsBAJ4OACHICwEAng4AIckLAQCeDgAhygsBAJ4OACHLCwEArw4AIcwLAQCeDgAhzQsBAJ4OACHOCwEAng4AIc8LQAC3DgAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMlQkAALAQADCWCQAAlgMAEJcJAACwEAAwmAkEAAAAAakJQACqDgAh0AkBAKkOACH7CUAAqg4AIYwLQAC-DgAhxAsBAKkOACHFCwABzw8AIcYLAAHPDwAhxwsCAKgOACEBAAAAkwMAIAEAAACTAwAgDJUJAACwEAAwlgkAAJYDABCXCQAAsBAAMJgJBADZDgAhqQlAAKoOACHQCQEAqQ4AIfsJQACqDgAhjAtAAL4OACHECwEAqQ4AIcULAAHPDwAhxgsAAc8PACHHCwIAqA4AIQGMCwAA_xAAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmYCQQAAAABqQlAAAAAAdAJAQAAAAH7CUAAAAABjAtAAAAAAcQLAQAAAAHFCwABAAABxgsAAQAAAccLAgAAAAEBCAAAmwMAIAmYCQQAAAABqQlAAAAAAdAJAQAAAAH7CUAAAAABjAtAAAAAAcQLAQAAAAHFCwABAAABxgsAAQAAAccLAgAAAAEBCAAAnQMAMAEIAACdAwAwCZgJBACTEQAhqQlAAPsQACHQCQEA-hAAIfsJQAD7EAAhjAtAAIoRACHECwEA-hAAIcULAAHfEwAhxgsAAd8TACHHCwIA-RAAIQIAAACTAwAgCAAAoAMAIAmYCQQAkxEAIakJQAD7EAAh0AkBAPoQACH7CUAA-xAAIYwLQACKEQAhxAsBAPoQACHFCwAB3xMAIcYLAAHfEwAhxwsCAPkQACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAADDFQAgFgAAxhUAIBcAAMUVACA4AADEFQAgOQAAxxUAIIwLAAD_EAAgDJUJAACvEAAwlgkAAKkDABCXCQAArxAAMJgJBADBDgAhqQlAAJ8OACHQCQEAng4AIfsJQACfDgAhjAtAALcOACHECwEAng4AIcULAAHIDwAhxgsAAcgPACHHCwIAnQ4AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFJUJAACuEAAwlgkAAK8DABCXCQAArhAAMJ4KQACqDgAhjwsBALQOACGRCwEAqQ4AIZILAAHPDwAhlAsBAAAAAZULAQC0DgAhlgsBALQOACG2CwEAqQ4AIbcLAQCpDgAhvAsBAKkOACG9CwEAtA4AIb4LAQC0DgAhvwsBALQOACHACwAAgRAAIMELAACBEAAgwgsgAOQOACHDC0AAvg4AIQEAAACsAwAgAQAAAKwDACAUlQkAAK4QADCWCQAArwMAEJcJAACuEAAwngpAAKoOACGPCwEAtA4AIZELAQCpDgAhkgsAAc8PACGUCwEAqQ4AIZULAQC0DgAhlgsBALQOACG2CwEAqQ4AIbcLAQCpDgAhvAsBAKkOACG9CwEAtA4AIb4LAQC0DgAhvwsBALQOACHACwAAgRAAIMELAACBEAAgwgsgAOQOACHDC0AAvg4AIQePCwAA_xAAIJULAAD_EAAglgsAAP8QACC9CwAA_xAAIL4LAAD_EAAgvwsAAP8QACDDCwAA_xAAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGeCkAA-xAAIY8LAQCDEQAhkQsBAPoQACGSCwAB3xMAIZQLAQD6EAAhlQsBAIMRACGWCwEAgxEAIbYLAQD6EAAhtwsBAPoQACG8CwEA-hAAIb0LAQCDEQAhvgsBAIMRACG_CwEAgxEAIcALAADBFQAgwQsAAMIVACDCCyAAnREAIcMLQACKEQAhAgAAAKwDACAIAAC0AwAgEZ4KQAD7EAAhjwsBAIMRACGRCwEA-hAAIZILAAHfEwAhlAsBAPoQACGVCwEAgxEAIZYLAQCDEQAhtgsBAPoQACG3CwEA-hAAIbwLAQD6EAAhvQsBAIMRACG-CwEAgxEAIb8LAQCDEQAhwAsAAMEVACDBCwAAwhUAIMILIACdEQAhwwtAAIoRACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAL4VACAWAADAFQAgFwAAvxUAII8LAAD_EAAglQsAAP8QACCWCwAA_xAAIL0LAAD_EAAgvgsAAP8QACC_CwAA_xAAIMMLAAD_EAAgFJUJAACtEAAwlgkAALwDABCXCQAArRAAMJ4KQACfDgAhjwsBAK8OACGRCwEAng4AIZILAAHIDwAhlAsBAJ4OACGVCwEArw4AIZYLAQCvDgAhtgsBAJ4OACG3CwEAng4AIbwLAQCeDgAhvQsBAK8OACG-CwEArw4AIb8LAQCvDgAhwAsAAIEQACDBCwAAgRAAIMILIADNDgAhwwtAALcOACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGVCQAAqRAAMJYJAADCAwAQlwkAAKkQADDBCgIAqA4AIZQLAQCpDgAhlQsBALQOACGwCwEAqQ4AIbELAgCoDgAhswsAAKoQswsitAsCAOEOACG1CwEAtA4AIbYLAQC0DgAhtwsBALQOACG4CwAA4A4AILkLAgCoDgAhugsAAKsQACC7CwAArBAAIAEAAAC_AwAgAQAAAL8DACAPlQkAAKkQADCWCQAAwgMAEJcJAACpEAAwwQoCAKgOACGUCwEAqQ4AIZULAQC0DgAhsAsBAKkOACGxCwIAqA4AIbMLAACqELMLIrQLAgDhDgAhtQsBALQOACG2CwEAtA4AIbcLAQC0DgAhuAsAAOAOACC5CwIAqA4AIQaVCwAA_xAAILQLAAD_EAAgtQsAAP8QACC2CwAA_xAAILcLAAD_EAAguAsAAP8QACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMwQoCAAAAAZQLAQAAAAGVCwEAAAABsAsBAAAAAbELAgAAAAGzCwAAALMLArQLAgAAAAG1CwEAAAABtgsBAAAAAbcLAQAAAAG4C4AAAAABuQsCAAAAAQEIAADHAwAgDMEKAgAAAAGUCwEAAAABlQsBAAAAAbALAQAAAAGxCwIAAAABswsAAACzCwK0CwIAAAABtQsBAAAAAbYLAQAAAAG3CwEAAAABuAuAAAAAAbkLAgAAAAEBCAAAyQMAMAEIAADJAwAwDMEKAgD5EAAhlAsBAPoQACGVCwEAgxEAIbALAQD6EAAhsQsCAPkQACGzCwAAvRWzCyK0CwIAlBEAIbULAQCDEQAhtgsBAIMRACG3CwEAgxEAIbgLgAAAAAG5CwIA-RAAIQIAAAC_AwAgCAAAzAMAIAzBCgIA-RAAIZQLAQD6EAAhlQsBAIMRACGwCwEA-hAAIbELAgD5EAAhswsAAL0VswsitAsCAJQRACG1CwEAgxEAIbYLAQCDEQAhtwsBAIMRACG4C4AAAAABuQsCAPkQACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAAC4FQAgFgAAuxUAIBcAALoVACA4AAC5FQAgOQAAvBUAIJULAAD_EAAgtAsAAP8QACC1CwAA_xAAILYLAAD_EAAgtwsAAP8QACC4CwAA_xAAIA-VCQAApRAAMJYJAADVAwAQlwkAAKUQADDBCgIAnQ4AIZQLAQCeDgAhlQsBAK8OACGwCwEAng4AIbELAgCdDgAhswsAAKYQswsitAsCAMMOACG1CwEArw4AIbYLAQCvDgAhtwsBAK8OACG4CwAAwg4AILkLAgCdDgAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKuwIAAJkQACC-AgAAmhAAIJUJAACYEAAwlgkAAOIDABCXCQAAmBAAMJgJAQAAAAGbCUAAqg4AIbAKAQCpDgAhpQsBAKkOACGtCwEAAAABAQAAANgDACAIugIAAKQQACCVCQAAohAAMJYJAADaAwAQlwkAAKIQADCbCUAAqg4AIdAJAQCpDgAhpgsBAOkOACGsCwAAoxCsCyIBugIAALYVACAJugIAAKQQACCVCQAAohAAMJYJAADaAwAQlwkAAKIQADCbCUAAqg4AIdAJAQCpDgAhpgsBAOkOACGsCwAAoxCsCyKvCwAAoRAAIAMAAADaAwAgAwAA2wMAMAQAANwDACARugIAAJ4QACC9AgAAnxAAIJUJAACbEAAwlgkAAN4DABCXCQAAmxAAMJgJAQDpDgAhmwlAAKoOACGpCUAAvg4AIbAJAQC0DgAh1woAAJ0QqAsiowsEANkOACGkCwEAqQ4AIaULAQCpDgAhpgsBAJwQACGoCwQA2Q4AIakLBADZDgAhqgtAAL4OACEGugIAALYVACC9AgAAtxUAIKkJAAD_EAAgsAkAAP8QACCmCwAA_xAAIKoLAAD_EAAgEboCAACeEAAgvQIAAJ8QACCVCQAAmxAAMJYJAADeAwAQlwkAAJsQADCYCQEAAAABmwlAAKoOACGpCUAAvg4AIbAJAQC0DgAh1woAAJ0QqAsiowsEANkOACGkCwEAAAABpQsBAKkOACGmCwEAnBAAIagLBADZDgAhqQsEANkOACGqC0AAvg4AIQMAAADeAwAgAwAA3wMAMAQAAOADACAKuwIAAJkQACC-AgAAmhAAIJUJAACYEAAwlgkAAOIDABCXCQAAmBAAMJgJAQDpDgAhmwlAAKoOACGwCgEAqQ4AIaULAQCpDgAhrQsBAKkOACEBAAAA4gMAIAm8AgAAlxAAIJUJAACWEAAwlgkAAOQDABCXCQAAlhAAMJgJAQDpDgAhmwlAAKoOACHQCQEAqQ4AIaILAQDpDgAhowsEANkOACEBvAIAALUVACAKvAIAAJcQACCVCQAAlhAAMJYJAADkAwAQlwkAAJYQADCYCQEAAAABmwlAAKoOACHQCQEAqQ4AIaILAQDpDgAhowsEANkOACGuCwAAlRAAIAMAAADkAwAgAwAA5QMAMAQAAOYDACABAAAA5AMAIAEAAADaAwAgAQAAAN4DACABAAAA2AMAIAK7AgAAsxUAIL4CAAC0FQAgAwAAAOIDACADAADsAwAwBAAA2AMAIAMAAADiAwAgAwAA7AMAMAQAANgDACADAAAA4gMAIAMAAOwDADAEAADYAwAgB7sCAACxFQAgvgIAALIVACCYCQEAAAABmwlAAAAAAbAKAQAAAAGlCwEAAAABrQsBAAAAAQEIAADwAwAgBZgJAQAAAAGbCUAAAAABsAoBAAAAAaULAQAAAAGtCwEAAAABAQgAAPIDADABCAAA8gMAMAe7AgAAlxUAIL4CAACYFQAgmAkBAPoQACGbCUAA-xAAIbAKAQD6EAAhpQsBAPoQACGtCwEA-hAAIQIAAADYAwAgCAAA9QMAIAWYCQEA-hAAIZsJQAD7EAAhsAoBAPoQACGlCwEA-hAAIa0LAQD6EAAhAgAAAOIDACAIAAD3AwAgAgAAAOIDACAIAAD3AwAgAwAAANgDACAPAADwAwAgEAAA9QMAIAEAAADYAwAgAQAAAOIDACADFQAAlBUAIBYAAJYVACAXAACVFQAgCJUJAACUEAAwlgkAAP4DABCXCQAAlBAAMJgJAQDmDgAhmwlAAJ8OACGwCgEAng4AIaULAQCeDgAhrQsBAJ4OACEDAAAA4gMAIAMAAP0DADAUAAD-AwAgAwAAAOIDACADAADsAwAwBAAA2AMAIAEAAADcAwAgAQAAANwDACADAAAA2gMAIAMAANsDADAEAADcAwAgAwAAANoDACADAADbAwAwBAAA3AMAIAMAAADaAwAgAwAA2wMAMAQAANwDACAFugIAAJMVACCbCUAAAAAB0AkBAAAAAaYLAQAAAAGsCwAAAKwLAgEIAACGBAAgBJsJQAAAAAHQCQEAAAABpgsBAAAAAawLAAAArAsCAQgAAIgEADABCAAAiAQAMAW6AgAAkhUAIJsJQAD7EAAh0AkBAPoQACGmCwEA-hAAIawLAACRFawLIgIAAADcAwAgCAAAiwQAIASbCUAA-xAAIdAJAQD6EAAhpgsBAPoQACGsCwAAkRWsCyICAAAA2gMAIAgAAI0EACACAAAA2gMAIAgAAI0EACADAAAA3AMAIA8AAIYEACAQAACLBAAgAQAAANwDACABAAAA2gMAIAMVAACOFQAgFgAAkBUAIBcAAI8VACAHlQkAAJAQADCWCQAAlAQAEJcJAACQEAAwmwlAAJ8OACHQCQEAng4AIaYLAQDmDgAhrAsAAJEQrAsiAwAAANoDACADAACTBAAwFAAAlAQAIAMAAADaAwAgAwAA2wMAMAQAANwDACABAAAA4AMAIAEAAADgAwAgAwAAAN4DACADAADfAwAwBAAA4AMAIAMAAADeAwAgAwAA3wMAMAQAAOADACADAAAA3gMAIAMAAN8DADAEAADgAwAgDroCAACMFQAgvQIAAI0VACCYCQEAAAABmwlAAAAAAakJQAAAAAGwCQEAAAAB1woAAACoCwKjCwQAAAABpAsBAAAAAaULAQAAAAGmCwEAAAABqAsEAAAAAakLBAAAAAGqC0AAAAABAQgAAJwEACAMmAkBAAAAAZsJQAAAAAGpCUAAAAABsAkBAAAAAdcKAAAAqAsCowsEAAAAAaQLAQAAAAGlCwEAAAABpgsBAAAAAagLBAAAAAGpCwQAAAABqgtAAAAAAQEIAACeBAAwAQgAAJ4EADABAAAA4gMAIA66AgAA_hQAIL0CAAD_FAAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAhsAkBAIMRACHXCgAA_RSoCyKjCwQAkxEAIaQLAQD6EAAhpQsBAPoQACGmCwEAgxEAIagLBACTEQAhqQsEAJMRACGqC0AAihEAIQIAAADgAwAgCAAAogQAIAyYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACGwCQEAgxEAIdcKAAD9FKgLIqMLBACTEQAhpAsBAPoQACGlCwEA-hAAIaYLAQCDEQAhqAsEAJMRACGpCwQAkxEAIaoLQACKEQAhAgAAAN4DACAIAACkBAAgAgAAAN4DACAIAACkBAAgAQAAAOIDACADAAAA4AMAIA8AAJwEACAQAACiBAAgAQAAAOADACABAAAA3gMAIAkVAAD4FAAgFgAA-xQAIBcAAPoUACA4AAD5FAAgOQAA_BQAIKkJAAD_EAAgsAkAAP8QACCmCwAA_xAAIKoLAAD_EAAgD5UJAACKEAAwlgkAAKwEABCXCQAAihAAMJgJAQDmDgAhmwlAAJ8OACGpCUAAtw4AIbAJAQCvDgAh1woAAIwQqAsiowsEAMEOACGkCwEAng4AIaULAQCeDgAhpgsBAIsQACGoCwQAwQ4AIakLBADBDgAhqgtAALcOACEDAAAA3gMAIAMAAKsEADAUAACsBAAgAwAAAN4DACADAADfAwAwBAAA4AMAIAEAAADmAwAgAQAAAOYDACADAAAA5AMAIAMAAOUDADAEAADmAwAgAwAAAOQDACADAADlAwAwBAAA5gMAIAMAAADkAwAgAwAA5QMAMAQAAOYDACAGvAIAAPcUACCYCQEAAAABmwlAAAAAAdAJAQAAAAGiCwEAAAABowsEAAAAAQEIAAC0BAAgBZgJAQAAAAGbCUAAAAAB0AkBAAAAAaILAQAAAAGjCwQAAAABAQgAALYEADABCAAAtgQAMAa8AgAA9hQAIJgJAQD6EAAhmwlAAPsQACHQCQEA-hAAIaILAQD6EAAhowsEAJMRACECAAAA5gMAIAgAALkEACAFmAkBAPoQACGbCUAA-xAAIdAJAQD6EAAhogsBAPoQACGjCwQAkxEAIQIAAADkAwAgCAAAuwQAIAIAAADkAwAgCAAAuwQAIAMAAADmAwAgDwAAtAQAIBAAALkEACABAAAA5gMAIAEAAADkAwAgBRUAAPEUACAWAAD0FAAgFwAA8xQAIDgAAPIUACA5AAD1FAAgCJUJAACJEAAwlgkAAMIEABCXCQAAiRAAMJgJAQDmDgAhmwlAAJ8OACHQCQEAng4AIaILAQDmDgAhowsEAMEOACEDAAAA5AMAIAMAAMEEADAUAADCBAAgAwAAAOQDACADAADlAwAwBAAA5gMAIAeVCQAAiBAAMJYJAADIBAAQlwkAAIgQADCUCwEAAAABnwtAAKoOACGgC0AAvg4AIaELAQC0DgAhAQAAAMUEACABAAAAxQQAIAeVCQAAiBAAMJYJAADIBAAQlwkAAIgQADCUCwEAqQ4AIZ8LQACqDgAhoAtAAL4OACGhCwEAtA4AIQKgCwAA_xAAIKELAAD_EAAgAwAAAMgEACADAADJBAAwBAAAxQQAIAMAAADIBAAgAwAAyQQAMAQAAMUEACADAAAAyAQAIAMAAMkEADAEAADFBAAgBJQLAQAAAAGfC0AAAAABoAtAAAAAAaELAQAAAAEBCAAAzQQAIASUCwEAAAABnwtAAAAAAaALQAAAAAGhCwEAAAABAQgAAM8EADABCAAAzwQAMASUCwEA-hAAIZ8LQAD7EAAhoAtAAIoRACGhCwEAgxEAIQIAAADFBAAgCAAA0gQAIASUCwEA-hAAIZ8LQAD7EAAhoAtAAIoRACGhCwEAgxEAIQIAAADIBAAgCAAA1AQAIAIAAADIBAAgCAAA1AQAIAMAAADFBAAgDwAAzQQAIBAAANIEACABAAAAxQQAIAEAAADIBAAgBRUAAO4UACAWAADwFAAgFwAA7xQAIKALAAD_EAAgoQsAAP8QACAHlQkAAIcQADCWCQAA2wQAEJcJAACHEAAwlAsBAJ4OACGfC0AAnw4AIaALQAC3DgAhoQsBAK8OACEDAAAAyAQAIAMAANoEADAUAADbBAAgAwAAAMgEACADAADJBAAwBAAAxQQAIA6QAwAAgxAAIJUJAACCEAAwlgkAAOYEABCXCQAAghAAMJgJAgAAAAGPCwEAqQ4AIZMLAQCpDgAhlAsBAAAAAZULAQCpDgAhlgsBAKkOACGXCwEAtA4AIZgLAQC0DgAhmQsAAIEQACCaCyAA5A4AIQEAAADeBAAgD48DAACGEAAglQkAAIUQADCWCQAA4AQAEJcJAACFEAAwmAkCAKgOACGBCgEAtA4AIc0KAQCpDgAh5QoBAKkOACGLCwABzw8AIY0LAgCoDgAhjgsBAKkOACGPCwEAqQ4AIZALAQC0DgAhkQsBALQOACGSCwAB0A8AIQWPAwAA7RQAIIEKAAD_EAAgkAsAAP8QACCRCwAA_xAAIJILAAD_EAAgEI8DAACGEAAglQkAAIUQADCWCQAA4AQAEJcJAACFEAAwmAkCAAAAAYEKAQC0DgAhzQoBAKkOACHlCgEAqQ4AIYsLAAHPDwAhjQsCAKgOACGOCwEAqQ4AIY8LAQCpDgAhkAsBALQOACGRCwEAtA4AIZILAAHQDwAhngsAAIQQACADAAAA4AQAIAMAAOEEADAEAADiBAAgAQAAAOAEACABAAAA3gQAIA6QAwAAgxAAIJUJAACCEAAwlgkAAOYEABCXCQAAghAAMJgJAgCoDgAhjwsBAKkOACGTCwEAqQ4AIZQLAQCpDgAhlQsBAKkOACGWCwEAqQ4AIZcLAQC0DgAhmAsBALQOACGZCwAAgRAAIJoLIADkDgAhA5ADAADsFAAglwsAAP8QACCYCwAA_xAAIAMAAADmBAAgAwAA5wQAMAQAAN4EACADAAAA5gQAIAMAAOcEADAEAADeBAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAuQAwAA6xQAIJgJAgAAAAGPCwEAAAABkwsBAAAAAZQLAQAAAAGVCwEAAAABlgsBAAAAAZcLAQAAAAGYCwEAAAABmQsAAOoUACCaCyAAAAABAQgAAOsEACAKmAkCAAAAAY8LAQAAAAGTCwEAAAABlAsBAAAAAZULAQAAAAGWCwEAAAABlwsBAAAAAZgLAQAAAAGZCwAA6hQAIJoLIAAAAAEBCAAA7QQAMAEIAADtBAAwC5ADAADdFAAgmAkCAPkQACGPCwEA-hAAIZMLAQD6EAAhlAsBAPoQACGVCwEA-hAAIZYLAQD6EAAhlwsBAIMRACGYCwEAgxEAIZkLAADcFAAgmgsgAJ0RACECAAAA3gQAIAgAAPAEACAKmAkCAPkQACGPCwEA-hAAIZMLAQD6EAAhlAsBAPoQACGVCwEA-hAAIZYLAQD6EAAhlwsBAIMRACGYCwEAgxEAIZkLAADcFAAgmgsgAJ0RACECAAAA5gQAIAgAAPIEACACAAAA5gQAIAgAAPIEACADAAAA3gQAIA8AAOsEACAQAADwBAAgAQAAAN4EACABAAAA5gQAIAcVAADXFAAgFgAA2hQAIBcAANkUACA4AADYFAAgOQAA2xQAIJcLAAD_EAAgmAsAAP8QACANlQkAAIAQADCWCQAA-QQAEJcJAACAEAAwmAkCAJ0OACGPCwEAng4AIZMLAQCeDgAhlAsBAJ4OACGVCwEAng4AIZYLAQCeDgAhlwsBAK8OACGYCwEArw4AIZkLAACBEAAgmgsgAM0OACEDAAAA5gQAIAMAAPgEADAUAAD5BAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAEAAADiBAAgAQAAAOIEACADAAAA4AQAIAMAAOEEADAEAADiBAAgAwAAAOAEACADAADhBAAwBAAA4gQAIAMAAADgBAAgAwAA4QQAMAQAAOIEACAMjwMAANYUACCYCQIAAAABgQoBAAAAAc0KAQAAAAHlCgEAAAABiwsAAQAAAY0LAgAAAAGOCwEAAAABjwsBAAAAAZALAQAAAAGRCwEAAAABkgsAAQAAAQEIAACBBQAgC5gJAgAAAAGBCgEAAAABzQoBAAAAAeUKAQAAAAGLCwABAAABjQsCAAAAAY4LAQAAAAGPCwEAAAABkAsBAAAAAZELAQAAAAGSCwABAAABAQgAAIMFADABCAAAgwUAMAyPAwAA1RQAIJgJAgD5EAAhgQoBAIMRACHNCgEA-hAAIeUKAQD6EAAhiwsAAd8TACGNCwIA-RAAIY4LAQD6EAAhjwsBAPoQACGQCwEAgxEAIZELAQCDEQAhkgsAAeATACECAAAA4gQAIAgAAIYFACALmAkCAPkQACGBCgEAgxEAIc0KAQD6EAAh5QoBAPoQACGLCwAB3xMAIY0LAgD5EAAhjgsBAPoQACGPCwEA-hAAIZALAQCDEQAhkQsBAIMRACGSCwAB4BMAIQIAAADgBAAgCAAAiAUAIAIAAADgBAAgCAAAiAUAIAMAAADiBAAgDwAAgQUAIBAAAIYFACABAAAA4gQAIAEAAADgBAAgCRUAANAUACAWAADTFAAgFwAA0hQAIDgAANEUACA5AADUFAAggQoAAP8QACCQCwAA_xAAIJELAAD_EAAgkgsAAP8QACAOlQkAAP8PADCWCQAAjwUAEJcJAAD_DwAwmAkCAJ0OACGBCgEArw4AIc0KAQCeDgAh5QoBAJ4OACGLCwAByA8AIY0LAgCdDgAhjgsBAJ4OACGPCwEAng4AIZALAQCvDgAhkQsBAK8OACGSCwAByQ8AIQMAAADgBAAgAwAAjgUAMBQAAI8FACADAAAA4AQAIAMAAOEEADAEAADiBAAgBbcFBADZDgAhlQkAAP4PADCWCQAAlQUAEJcJAAD-DwAwmAkCAAAAAQEAAACSBQAgAQAAAJIFACAFtwUEANkOACGVCQAA_g8AMJYJAACVBQAQlwkAAP4PADCYCQIAqA4AIQADAAAAlQUAIAMAAJYFADAEAACSBQAgAwAAAJUFACADAACWBQAwBAAAkgUAIAMAAACVBQAgAwAAlgUAMAQAAJIFACACtwUEAAAAAZgJAgAAAAEBCAAAmgUAIAK3BQQAAAABmAkCAAAAAQEIAACcBQAwAQgAAJwFADACtwUEAJMRACGYCQIA-RAAIQIAAACSBQAgCAAAnwUAIAK3BQQAkxEAIZgJAgD5EAAhAgAAAJUFACAIAAChBQAgAgAAAJUFACAIAAChBQAgAwAAAJIFACAPAACaBQAgEAAAnwUAIAEAAACSBQAgAQAAAJUFACAFFQAAyxQAIBYAAM4UACAXAADNFAAgOAAAzBQAIDkAAM8UACAFtwUEAMEOACGVCQAA_Q8AMJYJAACoBQAQlwkAAP0PADCYCQIAnQ4AIQMAAACVBQAgAwAApwUAMBQAAKgFACADAAAAlQUAIAMAAJYFADAEAACSBQAgB5UJAAD8DwAwlgkAAK4FABCXCQAA_A8AMKkJQACqDgAhhAoBAKkOACHZCgEAAAABjAtAAKoOACEBAAAAqwUAIAEAAACrBQAgB5UJAAD8DwAwlgkAAK4FABCXCQAA_A8AMKkJQACqDgAhhAoBAKkOACHZCgEAqQ4AIYwLQACqDgAhAAMAAACuBQAgAwAArwUAMAQAAKsFACADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIASpCUAAAAABhAoBAAAAAdkKAQAAAAGMC0AAAAABAQgAALMFACAEqQlAAAAAAYQKAQAAAAHZCgEAAAABjAtAAAAAAQEIAAC1BQAwAQgAALUFADAEqQlAAPsQACGECgEA-hAAIdkKAQD6EAAhjAtAAPsQACECAAAAqwUAIAgAALgFACAEqQlAAPsQACGECgEA-hAAIdkKAQD6EAAhjAtAAPsQACECAAAArgUAIAgAALoFACACAAAArgUAIAgAALoFACADAAAAqwUAIA8AALMFACAQAAC4BQAgAQAAAKsFACABAAAArgUAIAMVAADIFAAgFgAAyhQAIBcAAMkUACAHlQkAAPsPADCWCQAAwQUAEJcJAAD7DwAwqQlAAJ8OACGECgEAng4AIdkKAQCeDgAhjAtAAJ8OACEDAAAArgUAIAMAAMAFADAUAADBBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAeVCQAA-g8AMJYJAADHBQAQlwkAAPoPADCbCUAAqg4AIakJQACqDgAhxwkAAQAAAYQKAQCpDgAhAQAAAMQFACABAAAAxAUAIAeVCQAA-g8AMJYJAADHBQAQlwkAAPoPADCbCUAAqg4AIakJQACqDgAhxwkAAc8PACGECgEAqQ4AIQADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACAEmwlAAAAAAakJQAAAAAHHCQABAAABhAoBAAAAAQEIAADMBQAgBJsJQAAAAAGpCUAAAAABxwkAAQAAAYQKAQAAAAEBCAAAzgUAMAEIAADOBQAwBJsJQAD7EAAhqQlAAPsQACHHCQAB3xMAIYQKAQD6EAAhAgAAAMQFACAIAADRBQAgBJsJQAD7EAAhqQlAAPsQACHHCQAB3xMAIYQKAQD6EAAhAgAAAMcFACAIAADTBQAgAgAAAMcFACAIAADTBQAgAwAAAMQFACAPAADMBQAgEAAA0QUAIAEAAADEBQAgAQAAAMcFACADFQAAxRQAIBYAAMcUACAXAADGFAAgB5UJAAD5DwAwlgkAANoFABCXCQAA-Q8AMJsJQACfDgAhqQlAAJ8OACHHCQAByA8AIYQKAQCeDgAhAwAAAMcFACADAADZBQAwFAAA2gUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACARlQkAAPgPADCWCQAA4AUAEJcJAAD4DwAwmAkBAAAAAZsJQACqDgAh0AkBAKkOACGOCkAAvg4AIbsKAQCpDgAhzQoBALQOACHTCgEAtA4AIeUKAQCpDgAh5woBAKkOACGHCwEAqQ4AIYgLAADzDgAgiQsBAKkOACGKCwEAqQ4AIYsLAQC0DgAhAQAAAN0FACABAAAA3QUAIBGVCQAA-A8AMJYJAADgBQAQlwkAAPgPADCYCQEA6Q4AIZsJQACqDgAh0AkBAKkOACGOCkAAvg4AIbsKAQCpDgAhzQoBALQOACHTCgEAtA4AIeUKAQCpDgAh5woBAKkOACGHCwEAqQ4AIYgLAADzDgAgiQsBAKkOACGKCwEAqQ4AIYsLAQC0DgAhBI4KAAD_EAAgzQoAAP8QACDTCgAA_xAAIIsLAAD_EAAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACADAAAA4AUAIAMAAOEFADAEAADdBQAgDpgJAQAAAAGbCUAAAAAB0AkBAAAAAY4KQAAAAAG7CgEAAAABzQoBAAAAAdMKAQAAAAHlCgEAAAAB5woBAAAAAYcLAQAAAAGIC4AAAAABiQsBAAAAAYoLAQAAAAGLCwEAAAABAQgAAOUFACAOmAkBAAAAAZsJQAAAAAHQCQEAAAABjgpAAAAAAbsKAQAAAAHNCgEAAAAB0woBAAAAAeUKAQAAAAHnCgEAAAABhwsBAAAAAYgLgAAAAAGJCwEAAAABigsBAAAAAYsLAQAAAAEBCAAA5wUAMAEIAADnBQAwDpgJAQD6EAAhmwlAAPsQACHQCQEA-hAAIY4KQACKEQAhuwoBAPoQACHNCgEAgxEAIdMKAQCDEQAh5QoBAPoQACHnCgEA-hAAIYcLAQD6EAAhiAuAAAAAAYkLAQD6EAAhigsBAPoQACGLCwEAgxEAIQIAAADdBQAgCAAA6gUAIA6YCQEA-hAAIZsJQAD7EAAh0AkBAPoQACGOCkAAihEAIbsKAQD6EAAhzQoBAIMRACHTCgEAgxEAIeUKAQD6EAAh5woBAPoQACGHCwEA-hAAIYgLgAAAAAGJCwEA-hAAIYoLAQD6EAAhiwsBAIMRACECAAAA4AUAIAgAAOwFACACAAAA4AUAIAgAAOwFACADAAAA3QUAIA8AAOUFACAQAADqBQAgAQAAAN0FACABAAAA4AUAIAcVAADCFAAgFgAAxBQAIBcAAMMUACCOCgAA_xAAIM0KAAD_EAAg0woAAP8QACCLCwAA_xAAIBGVCQAA9w8AMJYJAADzBQAQlwkAAPcPADCYCQEA5g4AIZsJQACfDgAh0AkBAJ4OACGOCkAAtw4AIbsKAQCeDgAhzQoBAK8OACHTCgEArw4AIeUKAQCeDgAh5woBAJ4OACGHCwEAng4AIYgLAADtDgAgiQsBAJ4OACGKCwEAng4AIYsLAQCvDgAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAFlQkAAPYPADCWCQAA-QUAEJcJAAD2DwAwsAoBAAAAAb4KQACqDgAhAQAAAPYFACABAAAA9gUAIAWVCQAA9g8AMJYJAAD5BQAQlwkAAPYPADCwCgEAqQ4AIb4KQACqDgAhAAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAKwCgEAAAABvgpAAAAAAQEIAAD-BQAgArAKAQAAAAG-CkAAAAABAQgAAIAGADABCAAAgAYAMAKwCgEA-hAAIb4KQAD7EAAhAgAAAPYFACAIAACDBgAgArAKAQD6EAAhvgpAAPsQACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAMVAAC_FAAgFgAAwRQAIBcAAMAUACAFlQkAAPUPADCWCQAAjAYAEJcJAAD1DwAwsAoBAJ4OACG-CkAAnw4AIQMAAAD5BQAgAwAAiwYAMBQAAIwGACADAAAA-QUAIAMAAPoFADAEAAD2BQAgCZUJAADzDwAwlgkAAJIGABCXCQAA8w8AMK8JAAD0D4ULItoJAQAAAAGOCkAAvg4AIc4KAQCpDgAhhQsBAAAAAYYLQACqDgAhAQAAAI8GACABAAAAjwYAIAmVCQAA8w8AMJYJAACSBgAQlwkAAPMPADCvCQAA9A-FCyLaCQEAqQ4AIY4KQAC-DgAhzgoBAKkOACGFCwEAtA4AIYYLQACqDgAhAo4KAAD_EAAghQsAAP8QACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAMAAACSBgAgAwAAkwYAMAQAAI8GACAGrwkAAACFCwLaCQEAAAABjgpAAAAAAc4KAQAAAAGFCwEAAAABhgtAAAAAAQEIAACXBgAgBq8JAAAAhQsC2gkBAAAAAY4KQAAAAAHOCgEAAAABhQsBAAAAAYYLQAAAAAEBCAAAmQYAMAEIAACZBgAwBq8JAAC-FIULItoJAQD6EAAhjgpAAIoRACHOCgEA-hAAIYULAQCDEQAhhgtAAPsQACECAAAAjwYAIAgAAJwGACAGrwkAAL4UhQsi2gkBAPoQACGOCkAAihEAIc4KAQD6EAAhhQsBAIMRACGGC0AA-xAAIQIAAACSBgAgCAAAngYAIAIAAACSBgAgCAAAngYAIAMAAACPBgAgDwAAlwYAIBAAAJwGACABAAAAjwYAIAEAAACSBgAgBRUAALsUACAWAAC9FAAgFwAAvBQAII4KAAD_EAAghQsAAP8QACAJlQkAAO8PADCWCQAApQYAEJcJAADvDwAwrwkAAPAPhQsi2gkBAJ4OACGOCkAAtw4AIc4KAQCeDgAhhQsBAK8OACGGC0AAnw4AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgBt0BAADsDwAglQkAAOsPADCWCQAAsAYAEJcJAADrDwAwsAoBAAAAAYMLAgCoDgAhAQAAAKgGACAL3AEBAKkOACGRBAAA7g8AIJUJAADtDwAwlgkAAKoGABCXCQAA7Q8AMJgJBADZDgAhqQoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQGRBAAAuhQAIAvcAQEAqQ4AIZEEAADuDwAglQkAAO0PADCWCQAAqgYAEJcJAADtDwAwmAkEAAAAAakKAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACEDAAAAqgYAIAMAAKsGADAEAACsBgAgAQAAAKoGACABAAAAqAYAIAbdAQAA7A8AIJUJAADrDwAwlgkAALAGABCXCQAA6w8AMLAKAQCpDgAhgwsCAKgOACEB3QEAALkUACADAAAAsAYAIAMAALEGADAEAACoBgAgAwAAALAGACADAACxBgAwBAAAqAYAIAMAAACwBgAgAwAAsQYAMAQAAKgGACAD3QEAALgUACCwCgEAAAABgwsCAAAAAQEIAAC1BgAgArAKAQAAAAGDCwIAAAABAQgAALcGADABCAAAtwYAMAPdAQAAqxQAILAKAQD6EAAhgwsCAPkQACECAAAAqAYAIAgAALoGACACsAoBAPoQACGDCwIA-RAAIQIAAACwBgAgCAAAvAYAIAIAAACwBgAgCAAAvAYAIAMAAACoBgAgDwAAtQYAIBAAALoGACABAAAAqAYAIAEAAACwBgAgBRUAAKYUACAWAACpFAAgFwAAqBQAIDgAAKcUACA5AACqFAAgBZUJAADqDwAwlgkAAMMGABCXCQAA6g8AMLAKAQCeDgAhgwsCAJ0OACEDAAAAsAYAIAMAAMIGADAUAADDBgAgAwAAALAGACADAACxBgAwBAAAqAYAIAEAAACsBgAgAQAAAKwGACADAAAAqgYAIAMAAKsGADAEAACsBgAgAwAAAKoGACADAACrBgAwBAAArAYAIAMAAACqBgAgAwAAqwYAMAQAAKwGACAI3AEBAAAAAZEEAAClFAAgmAkEAAAAAakKAQAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABAQgAAMsGACAH3AEBAAAAAZgJBAAAAAGpCgEAAAABsAoBAAAAAYALAQAAAAGBCwEAAAABggsCAAAAAQEIAADNBgAwAQgAAM0GADAI3AEBAPoQACGRBAAApBQAIJgJBACTEQAhqQoBAPoQACGwCgEA-hAAIYALAQD6EAAhgQsBAPoQACGCCwIA-RAAIQIAAACsBgAgCAAA0AYAIAfcAQEA-hAAIZgJBACTEQAhqQoBAPoQACGwCgEA-hAAIYALAQD6EAAhgQsBAPoQACGCCwIA-RAAIQIAAACqBgAgCAAA0gYAIAIAAACqBgAgCAAA0gYAIAMAAACsBgAgDwAAywYAIBAAANAGACABAAAArAYAIAEAAACqBgAgBRUAAJ8UACAWAACiFAAgFwAAoRQAIDgAAKAUACA5AACjFAAgCtwBAQCeDgAhlQkAAOkPADCWCQAA2QYAEJcJAADpDwAwmAkEAMEOACGpCgEAng4AIbAKAQCeDgAhgAsBAJ4OACGBCwEAng4AIYILAgCdDgAhAwAAAKoGACADAADYBgAwFAAA2QYAIAMAAACqBgAgAwAAqwYAMAQAAKwGACAXlQkAAOcPADCWCQAA3wYAEJcJAADnDwAwmAkBAAAAAZsJQACqDgAhqQlAAL4OACGvCQAA6A_6CiLPCQEAqQ4AIdAJAQCpDgAh2gkBAAAAAfIJAQCpDgAh-glAAKoOACGNCkAAqg4AIZ0KQAC-DgAhyQpAAL4OACHPCgEAqQ4AIfUKAgCoDgAh-goAAPMOACD7CgIAqA4AIfwKAADgDgAg_QoAAOAOACD-CgEAtA4AIf8KQACqDgAhAQAAANwGACABAAAA3AYAIBeVCQAA5w8AMJYJAADfBgAQlwkAAOcPADCYCQEAqQ4AIZsJQACqDgAhqQlAAL4OACGvCQAA6A_6CiLPCQEAqQ4AIdAJAQCpDgAh2gkBAKkOACHyCQEAqQ4AIfoJQACqDgAhjQpAAKoOACGdCkAAvg4AIckKQAC-DgAhzwoBAKkOACH1CgIAqA4AIfoKAADzDgAg-woCAKgOACH8CgAA4A4AIP0KAADgDgAg_goBALQOACH_CkAAqg4AIQapCQAA_xAAIJ0KAAD_EAAgyQoAAP8QACD8CgAA_xAAIP0KAAD_EAAg_goAAP8QACADAAAA3wYAIAMAAOAGADAEAADcBgAgAwAAAN8GACADAADgBgAwBAAA3AYAIAMAAADfBgAgAwAA4AYAMAQAANwGACAUmAkBAAAAAZsJQAAAAAGpCUAAAAABrwkAAAD6CgLPCQEAAAAB0AkBAAAAAdoJAQAAAAHyCQEAAAAB-glAAAAAAY0KQAAAAAGdCkAAAAAByQpAAAAAAc8KAQAAAAH1CgIAAAAB-gqAAAAAAfsKAgAAAAH8CoAAAAAB_QqAAAAAAf4KAQAAAAH_CkAAAAABAQgAAOQGACAUmAkBAAAAAZsJQAAAAAGpCUAAAAABrwkAAAD6CgLPCQEAAAAB0AkBAAAAAdoJAQAAAAHyCQEAAAAB-glAAAAAAY0KQAAAAAGdCkAAAAAByQpAAAAAAc8KAQAAAAH1CgIAAAAB-gqAAAAAAfsKAgAAAAH8CoAAAAAB_QqAAAAAAf4KAQAAAAH_CkAAAAABAQgAAOYGADABCAAA5gYAMBSYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACGvCQAAnhT6CiLPCQEA-hAAIdAJAQD6EAAh2gkBAPoQACHyCQEA-hAAIfoJQAD7EAAhjQpAAPsQACGdCkAAihEAIckKQACKEQAhzwoBAPoQACH1CgIA-RAAIfoKgAAAAAH7CgIA-RAAIfwKgAAAAAH9CoAAAAAB_goBAIMRACH_CkAA-xAAIQIAAADcBgAgCAAA6QYAIBSYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACGvCQAAnhT6CiLPCQEA-hAAIdAJAQD6EAAh2gkBAPoQACHyCQEA-hAAIfoJQAD7EAAhjQpAAPsQACGdCkAAihEAIckKQACKEQAhzwoBAPoQACH1CgIA-RAAIfoKgAAAAAH7CgIA-RAAIfwKgAAAAAH9CoAAAAAB_goBAIMRACH_CkAA-xAAIQIAAADfBgAgCAAA6wYAIAIAAADfBgAgCAAA6wYAIAMAAADcBgAgDwAA5AYAIBAAAOkGACABAAAA3AYAIAEAAADfBgAgCxUAAJkUACAWAACcFAAgFwAAmxQAIDgAAJoUACA5AACdFAAgqQkAAP8QACCdCgAA_xAAIMkKAAD_EAAg_AoAAP8QACD9CgAA_xAAIP4KAAD_EAAgF5UJAADjDwAwlgkAAPIGABCXCQAA4w8AMJgJAQCeDgAhmwlAAJ8OACGpCUAAtw4AIa8JAADkD_oKIs8JAQCeDgAh0AkBAJ4OACHaCQEAng4AIfIJAQCeDgAh-glAAJ8OACGNCkAAnw4AIZ0KQAC3DgAhyQpAALcOACHPCgEAng4AIfUKAgCdDgAh-goAAO0OACD7CgIAnQ4AIfwKAADCDgAg_QoAAMIOACD-CgEArw4AIf8KQACfDgAhAwAAAN8GACADAADxBgAwFAAA8gYAIAMAAADfBgAgAwAA4AYAMAQAANwGACAFlQkAAOIPADCWCQAA-AYAEJcJAADiDwAwxAoBAAAAAfgKQACqDgAhAQAAAPUGACABAAAA9QYAIAWVCQAA4g8AMJYJAAD4BgAQlwkAAOIPADDECgEAqQ4AIfgKQACqDgAhAAMAAAD4BgAgAwAA-QYAMAQAAPUGACADAAAA-AYAIAMAAPkGADAEAAD1BgAgAwAAAPgGACADAAD5BgAwBAAA9QYAIALECgEAAAAB-ApAAAAAAQEIAAD9BgAgAsQKAQAAAAH4CkAAAAABAQgAAP8GADABCAAA_wYAMALECgEA-hAAIfgKQAD7EAAhAgAAAPUGACAIAACCBwAgAsQKAQD6EAAh-ApAAPsQACECAAAA-AYAIAgAAIQHACACAAAA-AYAIAgAAIQHACADAAAA9QYAIA8AAP0GACAQAACCBwAgAQAAAPUGACABAAAA-AYAIAMVAACWFAAgFgAAmBQAIBcAAJcUACAFlQkAAOEPADCWCQAAiwcAEJcJAADhDwAwxAoBAJ4OACH4CkAAnw4AIQMAAAD4BgAgAwAAigcAMBQAAIsHACADAAAA-AYAIAMAAPkGADAEAAD1BgAgB5UJAADgDwAwlgkAAJEHABCXCQAA4A8AMMQKAQAAAAH1CgIAqA4AIfYKQACqDgAh9wpAAKoOACEBAAAAjgcAIAEAAACOBwAgB5UJAADgDwAwlgkAAJEHABCXCQAA4A8AMMQKAQCpDgAh9QoCAKgOACH2CkAAqg4AIfcKQACqDgAhAAMAAACRBwAgAwAAkgcAMAQAAI4HACADAAAAkQcAIAMAAJIHADAEAACOBwAgAwAAAJEHACADAACSBwAwBAAAjgcAIATECgEAAAAB9QoCAAAAAfYKQAAAAAH3CkAAAAABAQgAAJYHACAExAoBAAAAAfUKAgAAAAH2CkAAAAAB9wpAAAAAAQEIAACYBwAwAQgAAJgHADAExAoBAPoQACH1CgIA-RAAIfYKQAD7EAAh9wpAAPsQACECAAAAjgcAIAgAAJsHACAExAoBAPoQACH1CgIA-RAAIfYKQAD7EAAh9wpAAPsQACECAAAAkQcAIAgAAJ0HACACAAAAkQcAIAgAAJ0HACADAAAAjgcAIA8AAJYHACAQAACbBwAgAQAAAI4HACABAAAAkQcAIAUVAACRFAAgFgAAlBQAIBcAAJMUACA4AACSFAAgOQAAlRQAIAeVCQAA3w8AMJYJAACkBwAQlwkAAN8PADDECgEAng4AIfUKAgCdDgAh9gpAAJ8OACH3CkAAnw4AIQMAAACRBwAgAwAAowcAMBQAAKQHACADAAAAkQcAIAMAAJIHADAEAACOBwAgMeMEAADRDwAg5AQAANIPACDmBAAA0w8AIJUJAADODwAwlgkAAL4HABCXCQAAzg8AMJgJAQAAAAGbCUAAqg4AIa8JAQCpDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpAoBAKkOACGlChAA2w4AIakKAQCpDgAhuwoBALQOACHJCkAAqg4AIc0KAQC0DgAhzwoBAKkOACHSCgEAqQ4AIdUKAQCpDgAh1goBAKkOACHXCgEAqQ4AIdgKAQCpDgAh2QoBAKkOACHaCgEAqQ4AIdsKEACTDwAh3AoQAJMPACHdCgIA4Q4AId4KAADzDgAg3woAAPMOACDgCgABzw8AIeEKAAHPDwAh4goBALQOACHjCgAB0A8AIeQKQACqDgAh5QoBALQOACHmCgEAtA4AIecKAQCpDgAh6AogAOQOACHpCgIA4Q4AIeoKAADgDgAg6woAAdAPACHsCgAA4A4AIO0KAQC0DgAh7goQAJMPACHvCiAA5A4AIfAKQAC-DgAh9AoAAN4PACABAAAApwcAIA_iBAAA2Q8AIJUJAADdDwAwlgkAAKkHABCXCQAA3Q8AMKUKEADbDgAhwQoCAKgOACHCCgEA6Q4AIc0KAQCpDgAhzgoBAKkOACHPCgEAqQ4AIdAKEACTDwAh0QoCAKgOACHSCgEAqQ4AIdMKAQCpDgAh1AoCAOEOACED4gQAAI8UACDQCgAA_xAAINQKAAD_EAAgEOIEAADZDwAglQkAAN0PADCWCQAAqQcAEJcJAADdDwAwpQoQANsOACHBCgIAqA4AIcIKAQDpDgAhzQoBAKkOACHOCgEAqQ4AIc8KAQCpDgAh0AoQAJMPACHRCgIAqA4AIdIKAQCpDgAh0woBAKkOACHUCgIA4Q4AIfMKAADcDwAgAwAAAKkHACADAACqBwAwBAAAqwcAIAriBAAA2Q8AIJUJAADbDwAwlgkAAK0HABCXCQAA2w8AMJgJBADZDgAhigoBAKkOACHCCgEA6Q4AIcoKAQC0DgAhywoBAKkOACHMCkAAqg4AIQLiBAAAjxQAIMoKAAD_EAAgCuIEAADZDwAglQkAANsPADCWCQAArQcAEJcJAADbDwAwmAkEAAAAAYoKAQCpDgAhwgoBAOkOACHKCgEAtA4AIcsKAQCpDgAhzApAAKoOACEDAAAArQcAIAMAAK4HADAEAACvBwAgFuIEAADZDwAg4wQAANoPACCVCQAA2A8AMJYJAACxBwAQlwkAANgPADCYCQEA6Q4AIZsJQACqDgAhrwkBAKkOACGwCQEAtA4AIbMJAgCoDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpQoQANsOACHCCgEA6Q4AIcMKAQCpDgAhxAoBAKkOACHFCgEAtA4AIcYKAADgDgAgxwpAAL4OACHICkAAvg4AIckKQAC-DgAhCeIEAACPFAAg4wQAAJAUACCwCQAA_xAAINkJAAD_EAAgxQoAAP8QACDGCgAA_xAAIMcKAAD_EAAgyAoAAP8QACDJCgAA_xAAIBfiBAAA2Q8AIOMEAADaDwAglQkAANgPADCWCQAAsQcAEJcJAADYDwAwmAkBAAAAAZsJQACqDgAhrwkBAKkOACGwCQEAtA4AIbMJAgCoDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpQoQANsOACHCCgEA6Q4AIcMKAQCpDgAhxAoBAKkOACHFCgEAtA4AIcYKAADgDgAgxwpAAL4OACHICkAAvg4AIckKQAC-DgAh8goAANcPACADAAAAsQcAIAMAALIHADAEAACzBwAgB-UEAADWDwAglQkAANUPADCWCQAAtQcAEJcJAADVDwAwpQoQANsOACHACgEA6Q4AIcEKAgCoDgAhAeUEAACOFAAgCOUEAADWDwAglQkAANUPADCWCQAAtQcAEJcJAADVDwAwpQoQANsOACHACgEA6Q4AIcEKAgCoDgAh8QoAANQPACADAAAAtQcAIAMAALYHADAEAAC3BwAgAQAAALUHACABAAAAqQcAIAEAAACtBwAgAQAAALEHACABAAAApwcAIDDjBAAA0Q8AIOQEAADSDwAg5gQAANMPACCVCQAAzg8AMJYJAAC-BwAQlwkAAM4PADCYCQEA6Q4AIZsJQACqDgAhrwkBAKkOACHZCQEAtA4AIYoKAQCpDgAhjQpAAKoOACGkCgEAqQ4AIaUKEADbDgAhqQoBAKkOACG7CgEAtA4AIckKQACqDgAhzQoBALQOACHPCgEAqQ4AIdIKAQCpDgAh1QoBAKkOACHWCgEAqQ4AIdcKAQCpDgAh2AoBAKkOACHZCgEAqQ4AIdoKAQCpDgAh2woQAJMPACHcChAAkw8AId0KAgDhDgAh3goAAPMOACDfCgAA8w4AIOAKAAHPDwAh4QoAAc8PACHiCgEAtA4AIeMKAAHQDwAh5ApAAKoOACHlCgEAtA4AIeYKAQC0DgAh5woBAKkOACHoCiAA5A4AIekKAgDhDgAh6goAAOAOACDrCgAB0A8AIewKAADgDgAg7QoBALQOACHuChAAkw8AIe8KIADkDgAh8ApAAL4OACEU4wQAAIsUACDkBAAAjBQAIOYEAACNFAAg2QkAAP8QACC7CgAA_xAAIM0KAAD_EAAg2woAAP8QACDcCgAA_xAAIN0KAAD_EAAg4goAAP8QACDjCgAA_xAAIOUKAAD_EAAg5goAAP8QACDpCgAA_xAAIOoKAAD_EAAg6woAAP8QACDsCgAA_xAAIO0KAAD_EAAg7goAAP8QACDwCgAA_xAAIAMAAAC-BwAgAwAAvwcAMAQAAKcHACADAAAAvgcAIAMAAL8HADAEAACnBwAgAwAAAL4HACADAAC_BwAwBAAApwcAIC3jBAAAiBQAIOQEAACJFAAg5gQAAIoUACCYCQEAAAABmwlAAAAAAa8JAQAAAAHZCQEAAAABigoBAAAAAY0KQAAAAAGkCgEAAAABpQoQAAAAAakKAQAAAAG7CgEAAAAByQpAAAAAAc0KAQAAAAHPCgEAAAAB0goBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAHZCgEAAAAB2goBAAAAAdsKEAAAAAHcChAAAAAB3QoCAAAAAd4KgAAAAAHfCoAAAAAB4AoAAQAAAeEKAAEAAAHiCgEAAAAB4woAAQAAAeQKQAAAAAHlCgEAAAAB5goBAAAAAecKAQAAAAHoCiAAAAAB6QoCAAAAAeoKgAAAAAHrCgABAAAB7AqAAAAAAe0KAQAAAAHuChAAAAAB7wogAAAAAfAKQAAAAAEBCAAAwwcAICqYCQEAAAABmwlAAAAAAa8JAQAAAAHZCQEAAAABigoBAAAAAY0KQAAAAAGkCgEAAAABpQoQAAAAAakKAQAAAAG7CgEAAAAByQpAAAAAAc0KAQAAAAHPCgEAAAAB0goBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAHZCgEAAAAB2goBAAAAAdsKEAAAAAHcChAAAAAB3QoCAAAAAd4KgAAAAAHfCoAAAAAB4AoAAQAAAeEKAAEAAAHiCgEAAAAB4woAAQAAAeQKQAAAAAHlCgEAAAAB5goBAAAAAecKAQAAAAHoCiAAAAAB6QoCAAAAAeoKgAAAAAHrCgABAAAB7AqAAAAAAe0KAQAAAAHuChAAAAAB7wogAAAAAfAKQAAAAAEBCAAAxQcAMAEIAADFBwAwLeMEAADhEwAg5AQAAOITACDmBAAA4xMAIJgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGpCgEA-hAAIbsKAQCDEQAhyQpAAPsQACHNCgEAgxEAIc8KAQD6EAAh0goBAPoQACHVCgEA-hAAIdYKAQD6EAAh1woBAPoQACHYCgEA-hAAIdkKAQD6EAAh2goBAPoQACHbChAA7REAIdwKEADtEQAh3QoCAJQRACHeCoAAAAAB3wqAAAAAAeAKAAHfEwAh4QoAAd8TACHiCgEAgxEAIeMKAAHgEwAh5ApAAPsQACHlCgEAgxEAIeYKAQCDEQAh5woBAPoQACHoCiAAnREAIekKAgCUEQAh6gqAAAAAAesKAAHgEwAh7AqAAAAAAe0KAQCDEQAh7goQAO0RACHvCiAAnREAIfAKQACKEQAhAgAAAKcHACAIAADIBwAgKpgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGpCgEA-hAAIbsKAQCDEQAhyQpAAPsQACHNCgEAgxEAIc8KAQD6EAAh0goBAPoQACHVCgEA-hAAIdYKAQD6EAAh1woBAPoQACHYCgEA-hAAIdkKAQD6EAAh2goBAPoQACHbChAA7REAIdwKEADtEQAh3QoCAJQRACHeCoAAAAAB3wqAAAAAAeAKAAHfEwAh4QoAAd8TACHiCgEAgxEAIeMKAAHgEwAh5ApAAPsQACHlCgEAgxEAIeYKAQCDEQAh5woBAPoQACHoCiAAnREAIekKAgCUEQAh6gqAAAAAAesKAAHgEwAh7AqAAAAAAe0KAQCDEQAh7goQAO0RACHvCiAAnREAIfAKQACKEQAhAgAAAL4HACAIAADKBwAgAgAAAL4HACAIAADKBwAgAwAAAKcHACAPAADDBwAgEAAAyAcAIAEAAACnBwAgAQAAAL4HACAWFQAA2hMAIBYAAN0TACAXAADcEwAgOAAA2xMAIDkAAN4TACDZCQAA_xAAILsKAAD_EAAgzQoAAP8QACDbCgAA_xAAINwKAAD_EAAg3QoAAP8QACDiCgAA_xAAIOMKAAD_EAAg5QoAAP8QACDmCgAA_xAAIOkKAAD_EAAg6goAAP8QACDrCgAA_xAAIOwKAAD_EAAg7QoAAP8QACDuCgAA_xAAIPAKAAD_EAAgLZUJAADHDwAwlgkAANEHABCXCQAAxw8AMJgJAQDmDgAhmwlAAJ8OACGvCQEAng4AIdkJAQCvDgAhigoBAJ4OACGNCkAAnw4AIaQKAQCeDgAhpQoQANIOACGpCgEAng4AIbsKAQCvDgAhyQpAAJ8OACHNCgEArw4AIc8KAQCeDgAh0goBAJ4OACHVCgEAng4AIdYKAQCeDgAh1woBAJ4OACHYCgEAng4AIdkKAQCeDgAh2goBAJ4OACHbChAAiQ8AIdwKEACJDwAh3QoCAMMOACHeCgAA7Q4AIN8KAADtDgAg4AoAAcgPACHhCgAByA8AIeIKAQCvDgAh4woAAckPACHkCkAAnw4AIeUKAQCvDgAh5goBAK8OACHnCgEAng4AIegKIADNDgAh6QoCAMMOACHqCgAAwg4AIOsKAAHJDwAh7AoAAMIOACDtCgEArw4AIe4KEACJDwAh7wogAM0OACHwCkAAtw4AIQMAAAC-BwAgAwAA0AcAMBQAANEHACADAAAAvgcAIAMAAL8HADAEAACnBwAgAQAAAKsHACABAAAAqwcAIAMAAACpBwAgAwAAqgcAMAQAAKsHACADAAAAqQcAIAMAAKoHADAEAACrBwAgAwAAAKkHACADAACqBwAwBAAAqwcAIAziBAAA2RMAIKUKEAAAAAHBCgIAAAABwgoBAAAAAc0KAQAAAAHOCgEAAAABzwoBAAAAAdAKEAAAAAHRCgIAAAAB0goBAAAAAdMKAQAAAAHUCgIAAAABAQgAANkHACALpQoQAAAAAcEKAgAAAAHCCgEAAAABzQoBAAAAAc4KAQAAAAHPCgEAAAAB0AoQAAAAAdEKAgAAAAHSCgEAAAAB0woBAAAAAdQKAgAAAAEBCAAA2wcAMAEIAADbBwAwDOIEAADYEwAgpQoQAKYRACHBCgIA-RAAIcIKAQD6EAAhzQoBAPoQACHOCgEA-hAAIc8KAQD6EAAh0AoQAO0RACHRCgIA-RAAIdIKAQD6EAAh0woBAPoQACHUCgIAlBEAIQIAAACrBwAgCAAA3gcAIAulChAAphEAIcEKAgD5EAAhwgoBAPoQACHNCgEA-hAAIc4KAQD6EAAhzwoBAPoQACHQChAA7REAIdEKAgD5EAAh0goBAPoQACHTCgEA-hAAIdQKAgCUEQAhAgAAAKkHACAIAADgBwAgAgAAAKkHACAIAADgBwAgAwAAAKsHACAPAADZBwAgEAAA3gcAIAEAAACrBwAgAQAAAKkHACAHFQAA0xMAIBYAANYTACAXAADVEwAgOAAA1BMAIDkAANcTACDQCgAA_xAAINQKAAD_EAAgDpUJAADGDwAwlgkAAOcHABCXCQAAxg8AMKUKEADSDgAhwQoCAJ0OACHCCgEA5g4AIc0KAQCeDgAhzgoBAJ4OACHPCgEAng4AIdAKEACJDwAh0QoCAJ0OACHSCgEAng4AIdMKAQCeDgAh1AoCAMMOACEDAAAAqQcAIAMAAOYHADAUAADnBwAgAwAAAKkHACADAACqBwAwBAAAqwcAIAEAAACvBwAgAQAAAK8HACADAAAArQcAIAMAAK4HADAEAACvBwAgAwAAAK0HACADAACuBwAwBAAArwcAIAMAAACtBwAgAwAArgcAMAQAAK8HACAH4gQAANITACCYCQQAAAABigoBAAAAAcIKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAEBCAAA7wcAIAaYCQQAAAABigoBAAAAAcIKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAEBCAAA8QcAMAEIAADxBwAwB-IEAADREwAgmAkEAJMRACGKCgEA-hAAIcIKAQD6EAAhygoBAIMRACHLCgEA-hAAIcwKQAD7EAAhAgAAAK8HACAIAAD0BwAgBpgJBACTEQAhigoBAPoQACHCCgEA-hAAIcoKAQCDEQAhywoBAPoQACHMCkAA-xAAIQIAAACtBwAgCAAA9gcAIAIAAACtBwAgCAAA9gcAIAMAAACvBwAgDwAA7wcAIBAAAPQHACABAAAArwcAIAEAAACtBwAgBhUAAMwTACAWAADPEwAgFwAAzhMAIDgAAM0TACA5AADQEwAgygoAAP8QACAJlQkAAMUPADCWCQAA_QcAEJcJAADFDwAwmAkEAMEOACGKCgEAng4AIcIKAQDmDgAhygoBAK8OACHLCgEAng4AIcwKQACfDgAhAwAAAK0HACADAAD8BwAwFAAA_QcAIAMAAACtBwAgAwAArgcAMAQAAK8HACABAAAAswcAIAEAAACzBwAgAwAAALEHACADAACyBwAwBAAAswcAIAMAAACxBwAgAwAAsgcAMAQAALMHACADAAAAsQcAIAMAALIHADAEAACzBwAgE-IEAADKEwAg4wQAAMsTACCYCQEAAAABmwlAAAAAAa8JAQAAAAGwCQEAAAABswkCAAAAAdkJAQAAAAGKCgEAAAABjQpAAAAAAaUKEAAAAAHCCgEAAAABwwoBAAAAAcQKAQAAAAHFCgEAAAABxgqAAAAAAccKQAAAAAHICkAAAAAByQpAAAAAAQEIAACFCAAgEZgJAQAAAAGbCUAAAAABrwkBAAAAAbAJAQAAAAGzCQIAAAAB2QkBAAAAAYoKAQAAAAGNCkAAAAABpQoQAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKAQAAAAHGCoAAAAABxwpAAAAAAcgKQAAAAAHJCkAAAAABAQgAAIcIADABCAAAhwgAMBPiBAAAvBMAIOMEAAC9EwAgmAkBAPoQACGbCUAA-xAAIa8JAQD6EAAhsAkBAIMRACGzCQIA-RAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaUKEACmEQAhwgoBAPoQACHDCgEA-hAAIcQKAQD6EAAhxQoBAIMRACHGCoAAAAABxwpAAIoRACHICkAAihEAIckKQACKEQAhAgAAALMHACAIAACKCAAgEZgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIbAJAQCDEQAhswkCAPkQACHZCQEAgxEAIYoKAQD6EAAhjQpAAPsQACGlChAAphEAIcIKAQD6EAAhwwoBAPoQACHECgEA-hAAIcUKAQCDEQAhxgqAAAAAAccKQACKEQAhyApAAIoRACHJCkAAihEAIQIAAACxBwAgCAAAjAgAIAIAAACxBwAgCAAAjAgAIAMAAACzBwAgDwAAhQgAIBAAAIoIACABAAAAswcAIAEAAACxBwAgDBUAALcTACAWAAC6EwAgFwAAuRMAIDgAALgTACA5AAC7EwAgsAkAAP8QACDZCQAA_xAAIMUKAAD_EAAgxgoAAP8QACDHCgAA_xAAIMgKAAD_EAAgyQoAAP8QACAUlQkAAMQPADCWCQAAkwgAEJcJAADEDwAwmAkBAOYOACGbCUAAnw4AIa8JAQCeDgAhsAkBAK8OACGzCQIAnQ4AIdkJAQCvDgAhigoBAJ4OACGNCkAAnw4AIaUKEADSDgAhwgoBAOYOACHDCgEAng4AIcQKAQCeDgAhxQoBAK8OACHGCgAAwg4AIMcKQAC3DgAhyApAALcOACHJCkAAtw4AIQMAAACxBwAgAwAAkggAMBQAAJMIACADAAAAsQcAIAMAALIHADAEAACzBwAgAQAAALcHACABAAAAtwcAIAMAAAC1BwAgAwAAtgcAMAQAALcHACADAAAAtQcAIAMAALYHADAEAAC3BwAgAwAAALUHACADAAC2BwAwBAAAtwcAIATlBAAAthMAIKUKEAAAAAHACgEAAAABwQoCAAAAAQEIAACbCAAgA6UKEAAAAAHACgEAAAABwQoCAAAAAQEIAACdCAAwAQgAAJ0IADAE5QQAALUTACClChAAphEAIcAKAQD6EAAhwQoCAPkQACECAAAAtwcAIAgAAKAIACADpQoQAKYRACHACgEA-hAAIcEKAgD5EAAhAgAAALUHACAIAACiCAAgAgAAALUHACAIAACiCAAgAwAAALcHACAPAACbCAAgEAAAoAgAIAEAAAC3BwAgAQAAALUHACAFFQAAsBMAIBYAALMTACAXAACyEwAgOAAAsRMAIDkAALQTACAGlQkAAMMPADCWCQAAqQgAEJcJAADDDwAwpQoQANIOACHACgEA5g4AIcEKAgCdDgAhAwAAALUHACADAACoCAAwFAAAqQgAIAMAAAC1BwAgAwAAtgcAMAQAALcHACAHuAUAAMAPACCVCQAAvw8AMJYJAAC0CAAQlwkAAL8PADCYCQEAAAABvgpAAKoOACG_CgEAqQ4AIQEAAACsCAAgCrcFAADCDwAglQkAAMEPADCWCQAArggAEJcJAADBDwAwmAkBAKkOACG6CgEAqQ4AIbsKAQCpDgAhvAoAAPMOACC9CiAA5A4AIb4KQACqDgAhAbcFAACvEwAgCrcFAADCDwAglQkAAMEPADCWCQAArggAEJcJAADBDwAwmAkBAAAAAboKAQCpDgAhuwoBAKkOACG8CgAA8w4AIL0KIADkDgAhvgpAAKoOACEDAAAArggAIAMAAK8IADAEAACwCAAgAQAAAK4IACABAAAArAgAIAe4BQAAwA8AIJUJAAC_DwAwlgkAALQIABCXCQAAvw8AMJgJAQCpDgAhvgpAAKoOACG_CgEAqQ4AIQG4BQAArhMAIAMAAAC0CAAgAwAAtQgAMAQAAKwIACADAAAAtAgAIAMAALUIADAEAACsCAAgAwAAALQIACADAAC1CAAwBAAArAgAIAS4BQAArRMAIJgJAQAAAAG-CkAAAAABvwoBAAAAAQEIAAC5CAAgA5gJAQAAAAG-CkAAAAABvwoBAAAAAQEIAAC7CAAwAQgAALsIADAEuAUAAKATACCYCQEA-hAAIb4KQAD7EAAhvwoBAPoQACECAAAArAgAIAgAAL4IACADmAkBAPoQACG-CkAA-xAAIb8KAQD6EAAhAgAAALQIACAIAADACAAgAgAAALQIACAIAADACAAgAwAAAKwIACAPAAC5CAAgEAAAvggAIAEAAACsCAAgAQAAALQIACADFQAAnRMAIBYAAJ8TACAXAACeEwAgBpUJAAC-DwAwlgkAAMcIABCXCQAAvg8AMJgJAQCeDgAhvgpAAJ8OACG_CgEAng4AIQMAAAC0CAAgAwAAxggAMBQAAMcIACADAAAAtAgAIAMAALUIADAEAACsCAAgAQAAALAIACABAAAAsAgAIAMAAACuCAAgAwAArwgAMAQAALAIACADAAAArggAIAMAAK8IADAEAACwCAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAe3BQAAnBMAIJgJAQAAAAG6CgEAAAABuwoBAAAAAbwKgAAAAAG9CiAAAAABvgpAAAAAAQEIAADPCAAgBpgJAQAAAAG6CgEAAAABuwoBAAAAAbwKgAAAAAG9CiAAAAABvgpAAAAAAQEIAADRCAAwAQgAANEIADAHtwUAAJsTACCYCQEA-hAAIboKAQD6EAAhuwoBAPoQACG8CoAAAAABvQogAJ0RACG-CkAA-xAAIQIAAACwCAAgCAAA1AgAIAaYCQEA-hAAIboKAQD6EAAhuwoBAPoQACG8CoAAAAABvQogAJ0RACG-CkAA-xAAIQIAAACuCAAgCAAA1ggAIAIAAACuCAAgCAAA1ggAIAMAAACwCAAgDwAAzwgAIBAAANQIACABAAAAsAgAIAEAAACuCAAgAxUAAJgTACAWAACaEwAgFwAAmRMAIAmVCQAAvQ8AMJYJAADdCAAQlwkAAL0PADCYCQEAng4AIboKAQCeDgAhuwoBAJ4OACG8CgAA7Q4AIL0KIADNDgAhvgpAAJ8OACEDAAAArggAIAMAANwIADAUAADdCAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAeVCQAAvA8AMJYJAADjCAAQlwkAALwPADCZCgIAqA4AIbcKQAAAAAG4ChAA2w4AIbkKEADbDgAhAQAAAOAIACABAAAA4AgAIAeVCQAAvA8AMJYJAADjCAAQlwkAALwPADCZCgIAqA4AIbcKQACqDgAhuAoQANsOACG5ChAA2w4AIQADAAAA4wgAIAMAAOQIADAEAADgCAAgAwAAAOMIACADAADkCAAwBAAA4AgAIAMAAADjCAAgAwAA5AgAMAQAAOAIACAEmQoCAAAAAbcKQAAAAAG4ChAAAAABuQoQAAAAAQEIAADoCAAgBJkKAgAAAAG3CkAAAAABuAoQAAAAAbkKEAAAAAEBCAAA6ggAMAEIAADqCAAwBJkKAgD5EAAhtwpAAPsQACG4ChAAphEAIbkKEACmEQAhAgAAAOAIACAIAADtCAAgBJkKAgD5EAAhtwpAAPsQACG4ChAAphEAIbkKEACmEQAhAgAAAOMIACAIAADvCAAgAgAAAOMIACAIAADvCAAgAwAAAOAIACAPAADoCAAgEAAA7QgAIAEAAADgCAAgAQAAAOMIACAFFQAAkxMAIBYAAJYTACAXAACVEwAgOAAAlBMAIDkAAJcTACAHlQkAALsPADCWCQAA9ggAEJcJAAC7DwAwmQoCAJ0OACG3CkAAnw4AIbgKEADSDgAhuQoQANIOACEDAAAA4wgAIAMAAPUIADAUAAD2CAAgAwAAAOMIACADAADkCAAwBAAA4AgAIAaVCQAAug8AMJYJAAD8CAAQlwkAALoPADCbCUAAqg4AIbAKAQAAAAG2CgEAqQ4AIQEAAAD5CAAgAQAAAPkIACAGlQkAALoPADCWCQAA_AgAEJcJAAC6DwAwmwlAAKoOACGwCgEAqQ4AIbYKAQCpDgAhAAMAAAD8CAAgAwAA_QgAMAQAAPkIACADAAAA_AgAIAMAAP0IADAEAAD5CAAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAObCUAAAAABsAoBAAAAAbYKAQAAAAEBCAAAgQkAIAObCUAAAAABsAoBAAAAAbYKAQAAAAEBCAAAgwkAMAEIAACDCQAwA5sJQAD7EAAhsAoBAPoQACG2CgEA-hAAIQIAAAD5CAAgCAAAhgkAIAObCUAA-xAAIbAKAQD6EAAhtgoBAPoQACECAAAA_AgAIAgAAIgJACACAAAA_AgAIAgAAIgJACADAAAA-QgAIA8AAIEJACAQAACGCQAgAQAAAPkIACABAAAA_AgAIAMVAACQEwAgFgAAkhMAIBcAAJETACAGlQkAALkPADCWCQAAjwkAEJcJAAC5DwAwmwlAAJ8OACGwCgEAng4AIbYKAQCeDgAhAwAAAPwIACADAACOCQAwFAAAjwkAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACAM-QUAALAPACD_BQAAsQ8AIJUJAACvDwAwlgkAAJwJABCXCQAArw8AMJsJQACqDgAh2gkBAAAAAakKAQCpDgAhsAoBAAAAAbEKAQC0DgAhsgpAAL4OACGzCkAAvg4AIQEAAACSCQAgB5EEAAC4DwAglQkAALcPADCWCQAAlAkAEJcJAAC3DwAw0AkBAKkOACGSCgEAqQ4AIa0KQACqDgAhAZEEAACNEwAgCJEEAAC4DwAglQkAALcPADCWCQAAlAkAEJcJAAC3DwAw0AkBAKkOACGSCgEAqQ4AIa0KQACqDgAhtQoAALYPACADAAAAlAkAIAMAAJUJADAEAACWCQAgEpEEAACzDwAg-wUAAKIPACD9BQAAtA8AIP4FAAC1DwAglQkAALIPADCWCQAAmAkAEJcJAACyDwAwmAkBAKkOACGbCUAAqg4AIakJQAC-DgAh7wlAAL4OACGECgEAtA4AIZIKAQC0DgAhqAoBAKkOACGpCgEAqQ4AIaoKAQC0DgAhqwogAOQOACGsCkAAvg4AIQqRBAAAjRMAIPsFAACuEgAg_QUAAI4TACD-BQAAjxMAIKkJAAD_EAAg7wkAAP8QACCECgAA_xAAIJIKAAD_EAAgqgoAAP8QACCsCgAA_xAAIBKRBAAAsw8AIPsFAACiDwAg_QUAALQPACD-BQAAtQ8AIJUJAACyDwAwlgkAAJgJABCXCQAAsg8AMJgJAQAAAAGbCUAAqg4AIakJQAC-DgAh7wlAAL4OACGECgEAAAABkgoBALQOACGoCgEAqQ4AIakKAQCpDgAhqgoBALQOACGrCiAA5A4AIawKQAC-DgAhAwAAAJgJACADAACZCQAwBAAAmgkAIAz5BQAAsA8AIP8FAACxDwAglQkAAK8PADCWCQAAnAkAEJcJAACvDwAwmwlAAKoOACHaCQEAqQ4AIakKAQCpDgAhsAoBAKkOACGxCgEAtA4AIbIKQAC-DgAhswpAAL4OACEBAAAAnAkAIAr6BQAAqg8AIPwFAACuDwAglQkAAK0PADCWCQAAngkAEJcJAACtDwAwmAkBAKkOACG7CUAAqg4AIZAKAQCpDgAhnAoBAKkOACGeCkAAvg4AIQP6BQAAixMAIPwFAACMEwAgngoAAP8QACAL-gUAAKoPACD8BQAArg8AIJUJAACtDwAwlgkAAJ4JABCXCQAArQ8AMJgJAQAAAAG7CUAAqg4AIZAKAQCpDgAhnAoBAKkOACGeCkAAvg4AIbQKAACsDwAgAwAAAJ4JACADAACfCQAwBAAAoAkAIAMAAACeCQAgAwAAnwkAMAQAAKAJACABAAAAngkAIAf6BQAAqg8AIJUJAACrDwAwlgkAAKQJABCXCQAAqw8AMJgJAQCpDgAhnAoBAKkOACGdCkAAqg4AIQH6BQAAixMAIAf6BQAAqg8AIJUJAACrDwAwlgkAAKQJABCXCQAAqw8AMJgJAQAAAAGcCgEAqQ4AIZ0KQACqDgAhAwAAAKQJACADAAClCQAwBAAApgkAIAv6BQAAqg8AIJUJAACpDwAwlgkAAKgJABCXCQAAqQ8AMNoJAQCpDgAhiwpAAKoOACGcCgEAqQ4AIaQKAQCpDgAhpQoQANsOACGmCgIAqA4AIacKEADbDgAhAfoFAACLEwAgC_oFAACqDwAglQkAAKkPADCWCQAAqAkAEJcJAACpDwAw2gkBAAAAAYsKQACqDgAhnAoBAKkOACGkCgEAqQ4AIaUKEADbDgAhpgoCAKgOACGnChAA2w4AIQMAAACoCQAgAwAAqQkAMAQAAKoJACABAAAAngkAIAEAAACkCQAgAQAAAKgJACABAAAAlAkAIAEAAACYCQAgAQAAAJIJACAF-QUAAIkTACD_BQAAihMAILEKAAD_EAAgsgoAAP8QACCzCgAA_xAAIAMAAACcCQAgAwAAsgkAMAQAAJIJACADAAAAnAkAIAMAALIJADAEAACSCQAgAwAAAJwJACADAACyCQAwBAAAkgkAIAn5BQAAhxMAIP8FAACIEwAgmwlAAAAAAdoJAQAAAAGpCgEAAAABsAoBAAAAAbEKAQAAAAGyCkAAAAABswpAAAAAAQEIAAC2CQAgB5sJQAAAAAHaCQEAAAABqQoBAAAAAbAKAQAAAAGxCgEAAAABsgpAAAAAAbMKQAAAAAEBCAAAuAkAMAEIAAC4CQAwCfkFAADtEgAg_wUAAO4SACCbCUAA-xAAIdoJAQD6EAAhqQoBAPoQACGwCgEA-hAAIbEKAQCDEQAhsgpAAIoRACGzCkAAihEAIQIAAACSCQAgCAAAuwkAIAebCUAA-xAAIdoJAQD6EAAhqQoBAPoQACGwCgEA-hAAIbEKAQCDEQAhsgpAAIoRACGzCkAAihEAIQIAAACcCQAgCAAAvQkAIAIAAACcCQAgCAAAvQkAIAMAAACSCQAgDwAAtgkAIBAAALsJACABAAAAkgkAIAEAAACcCQAgBhUAAOoSACAWAADsEgAgFwAA6xIAILEKAAD_EAAgsgoAAP8QACCzCgAA_xAAIAqVCQAAqA8AMJYJAADECQAQlwkAAKgPADCbCUAAnw4AIdoJAQCeDgAhqQoBAJ4OACGwCgEAng4AIbEKAQCvDgAhsgpAALcOACGzCkAAtw4AIQMAAACcCQAgAwAAwwkAMBQAAMQJACADAAAAnAkAIAMAALIJADAEAACSCQAgB5UJAACnDwAwlgkAAMoJABCXCQAApw8AMJoJAQCpDgAhmwlAAKoOACGuCgEAAAABrwoBAKkOACEBAAAAxwkAIAEAAADHCQAgB5UJAACnDwAwlgkAAMoJABCXCQAApw8AMJoJAQCpDgAhmwlAAKoOACGuCgEAqQ4AIa8KAQCpDgAhAAMAAADKCQAgAwAAywkAMAQAAMcJACADAAAAygkAIAMAAMsJADAEAADHCQAgAwAAAMoJACADAADLCQAwBAAAxwkAIASaCQEAAAABmwlAAAAAAa4KAQAAAAGvCgEAAAABAQgAAM8JACAEmgkBAAAAAZsJQAAAAAGuCgEAAAABrwoBAAAAAQEIAADRCQAwAQgAANEJADAEmgkBAPoQACGbCUAA-xAAIa4KAQD6EAAhrwoBAPoQACECAAAAxwkAIAgAANQJACAEmgkBAPoQACGbCUAA-xAAIa4KAQD6EAAhrwoBAPoQACECAAAAygkAIAgAANYJACACAAAAygkAIAgAANYJACADAAAAxwkAIA8AAM8JACAQAADUCQAgAQAAAMcJACABAAAAygkAIAMVAADnEgAgFgAA6RIAIBcAAOgSACAHlQkAAKYPADCWCQAA3QkAEJcJAACmDwAwmgkBAJ4OACGbCUAAnw4AIa4KAQCeDgAhrwoBAJ4OACEDAAAAygkAIAMAANwJADAUAADdCQAgAwAAAMoJACADAADLCQAwBAAAxwkAIAEAAACWCQAgAQAAAJYJACADAAAAlAkAIAMAAJUJADAEAACWCQAgAwAAAJQJACADAACVCQAwBAAAlgkAIAMAAACUCQAgAwAAlQkAMAQAAJYJACAEkQQAAOYSACDQCQEAAAABkgoBAAAAAa0KQAAAAAEBCAAA5QkAIAPQCQEAAAABkgoBAAAAAa0KQAAAAAEBCAAA5wkAMAEIAADnCQAwBJEEAADlEgAg0AkBAPoQACGSCgEA-hAAIa0KQAD7EAAhAgAAAJYJACAIAADqCQAgA9AJAQD6EAAhkgoBAPoQACGtCkAA-xAAIQIAAACUCQAgCAAA7AkAIAIAAACUCQAgCAAA7AkAIAMAAACWCQAgDwAA5QkAIBAAAOoJACABAAAAlgkAIAEAAACUCQAgAxUAAOISACAWAADkEgAgFwAA4xIAIAaVCQAApQ8AMJYJAADzCQAQlwkAAKUPADDQCQEAng4AIZIKAQCeDgAhrQpAAJ8OACEDAAAAlAkAIAMAAPIJADAUAADzCQAgAwAAAJQJACADAACVCQAwBAAAlgkAIAEAAACaCQAgAQAAAJoJACADAAAAmAkAIAMAAJkJADAEAACaCQAgAwAAAJgJACADAACZCQAwBAAAmgkAIAMAAACYCQAgAwAAmQkAMAQAAJoJACAPkQQAAN4SACD7BQAA3xIAIP0FAADgEgAg_gUAAOESACCYCQEAAAABmwlAAAAAAakJQAAAAAHvCUAAAAABhAoBAAAAAZIKAQAAAAGoCgEAAAABqQoBAAAAAaoKAQAAAAGrCiAAAAABrApAAAAAAQEIAAD7CQAgC5gJAQAAAAGbCUAAAAABqQlAAAAAAe8JQAAAAAGECgEAAAABkgoBAAAAAagKAQAAAAGpCgEAAAABqgoBAAAAAasKIAAAAAGsCkAAAAABAQgAAP0JADABCAAA_QkAMAEAAACcCQAgD5EEAAC5EgAg-wUAALoSACD9BQAAuxIAIP4FAAC8EgAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAh7wlAAIoRACGECgEAgxEAIZIKAQCDEQAhqAoBAPoQACGpCgEA-hAAIaoKAQCDEQAhqwogAJ0RACGsCkAAihEAIQIAAACaCQAgCAAAgQoAIAuYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACHvCUAAihEAIYQKAQCDEQAhkgoBAIMRACGoCgEA-hAAIakKAQD6EAAhqgoBAIMRACGrCiAAnREAIawKQACKEQAhAgAAAJgJACAIAACDCgAgAgAAAJgJACAIAACDCgAgAQAAAJwJACADAAAAmgkAIA8AAPsJACAQAACBCgAgAQAAAJoJACABAAAAmAkAIAkVAAC2EgAgFgAAuBIAIBcAALcSACCpCQAA_xAAIO8JAAD_EAAghAoAAP8QACCSCgAA_xAAIKoKAAD_EAAgrAoAAP8QACAOlQkAAKQPADCWCQAAiwoAEJcJAACkDwAwmAkBAJ4OACGbCUAAnw4AIakJQAC3DgAh7wlAALcOACGECgEArw4AIZIKAQCvDgAhqAoBAJ4OACGpCgEAng4AIaoKAQCvDgAhqwogAM0OACGsCkAAtw4AIQMAAACYCQAgAwAAigoAMBQAAIsKACADAAAAmAkAIAMAAJkJADAEAACaCQAgAQAAAKoJACABAAAAqgkAIAMAAACoCQAgAwAAqQkAMAQAAKoJACADAAAAqAkAIAMAAKkJADAEAACqCQAgAwAAAKgJACADAACpCQAwBAAAqgkAIAj6BQAAtRIAINoJAQAAAAGLCkAAAAABnAoBAAAAAaQKAQAAAAGlChAAAAABpgoCAAAAAacKEAAAAAEBCAAAkwoAIAfaCQEAAAABiwpAAAAAAZwKAQAAAAGkCgEAAAABpQoQAAAAAaYKAgAAAAGnChAAAAABAQgAAJUKADABCAAAlQoAMAj6BQAAtBIAINoJAQD6EAAhiwpAAPsQACGcCgEA-hAAIaQKAQD6EAAhpQoQAKYRACGmCgIA-RAAIacKEACmEQAhAgAAAKoJACAIAACYCgAgB9oJAQD6EAAhiwpAAPsQACGcCgEA-hAAIaQKAQD6EAAhpQoQAKYRACGmCgIA-RAAIacKEACmEQAhAgAAAKgJACAIAACaCgAgAgAAAKgJACAIAACaCgAgAwAAAKoJACAPAACTCgAgEAAAmAoAIAEAAACqCQAgAQAAAKgJACAFFQAArxIAIBYAALISACAXAACxEgAgOAAAsBIAIDkAALMSACAKlQkAAKMPADCWCQAAoQoAEJcJAACjDwAw2gkBAJ4OACGLCkAAnw4AIZwKAQCeDgAhpAoBAJ4OACGlChAA0g4AIaYKAgCdDgAhpwoQANIOACEDAAAAqAkAIAMAAKAKADAUAAChCgAgAwAAAKgJACADAACpCQAwBAAAqgkAIA_7BQAAog8AIJUJAAChDwAwlgkAAKcKABCXCQAAoQ8AMJgJAQAAAAG7CUAAqg4AIcgJAQC0DgAh9wkCAKgOACGTCgEAqQ4AIZYKAQCpDgAhnwoBAKkOACGgCgEAqQ4AIaEKAQCpDgAhogoBAKkOACGjCgEAqQ4AIQEAAACkCgAgAQAAAKQKACAP-wUAAKIPACCVCQAAoQ8AMJYJAACnCgAQlwkAAKEPADCYCQEAqQ4AIbsJQACqDgAhyAkBALQOACH3CQIAqA4AIZMKAQCpDgAhlgoBAKkOACGfCgEAqQ4AIaAKAQCpDgAhoQoBAKkOACGiCgEAqQ4AIaMKAQCpDgAhAvsFAACuEgAgyAkAAP8QACADAAAApwoAIAMAAKgKADAEAACkCgAgAwAAAKcKACADAACoCgAwBAAApAoAIAMAAACnCgAgAwAAqAoAMAQAAKQKACAM-wUAAK0SACCYCQEAAAABuwlAAAAAAcgJAQAAAAH3CQIAAAABkwoBAAAAAZYKAQAAAAGfCgEAAAABoAoBAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAQEIAACsCgAgC5gJAQAAAAG7CUAAAAAByAkBAAAAAfcJAgAAAAGTCgEAAAABlgoBAAAAAZ8KAQAAAAGgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABAQgAAK4KADABCAAArgoAMAz7BQAAoBIAIJgJAQD6EAAhuwlAAPsQACHICQEAgxEAIfcJAgD5EAAhkwoBAPoQACGWCgEA-hAAIZ8KAQD6EAAhoAoBAPoQACGhCgEA-hAAIaIKAQD6EAAhowoBAPoQACECAAAApAoAIAgAALEKACALmAkBAPoQACG7CUAA-xAAIcgJAQCDEQAh9wkCAPkQACGTCgEA-hAAIZYKAQD6EAAhnwoBAPoQACGgCgEA-hAAIaEKAQD6EAAhogoBAPoQACGjCgEA-hAAIQIAAACnCgAgCAAAswoAIAIAAACnCgAgCAAAswoAIAMAAACkCgAgDwAArAoAIBAAALEKACABAAAApAoAIAEAAACnCgAgBhUAAJsSACAWAACeEgAgFwAAnRIAIDgAAJwSACA5AACfEgAgyAkAAP8QACAOlQkAAKAPADCWCQAAugoAEJcJAACgDwAwmAkBAJ4OACG7CUAAnw4AIcgJAQCvDgAh9wkCAJ0OACGTCgEAng4AIZYKAQCeDgAhnwoBAJ4OACGgCgEAng4AIaEKAQCeDgAhogoBAJ4OACGjCgEAng4AIQMAAACnCgAgAwAAuQoAMBQAALoKACADAAAApwoAIAMAAKgKADAEAACkCgAgAQAAAKAJACABAAAAoAkAIAMAAACeCQAgAwAAnwkAMAQAAKAJACADAAAAngkAIAMAAJ8JADAEAACgCQAgAwAAAJ4JACADAACfCQAwBAAAoAkAIAf6BQAAmRIAIPwFAACaEgAgmAkBAAAAAbsJQAAAAAGQCgEAAAABnAoBAAAAAZ4KQAAAAAEBCAAAwgoAIAWYCQEAAAABuwlAAAAAAZAKAQAAAAGcCgEAAAABngpAAAAAAQEIAADECgAwAQgAAMQKADAH-gUAAJcSACD8BQAAmBIAIJgJAQD6EAAhuwlAAPsQACGQCgEA-hAAIZwKAQD6EAAhngpAAIoRACECAAAAoAkAIAgAAMcKACAFmAkBAPoQACG7CUAA-xAAIZAKAQD6EAAhnAoBAPoQACGeCkAAihEAIQIAAACeCQAgCAAAyQoAIAIAAACeCQAgCAAAyQoAIAMAAACgCQAgDwAAwgoAIBAAAMcKACABAAAAoAkAIAEAAACeCQAgBBUAAJQSACAWAACWEgAgFwAAlRIAIJ4KAAD_EAAgCJUJAACfDwAwlgkAANAKABCXCQAAnw8AMJgJAQCeDgAhuwlAAJ8OACGQCgEAng4AIZwKAQCeDgAhngpAALcOACEDAAAAngkAIAMAAM8KADAUAADQCgAgAwAAAJ4JACADAACfCQAwBAAAoAkAIAEAAACmCQAgAQAAAKYJACADAAAApAkAIAMAAKUJADAEAACmCQAgAwAAAKQJACADAAClCQAwBAAApgkAIAMAAACkCQAgAwAApQkAMAQAAKYJACAE-gUAAJMSACCYCQEAAAABnAoBAAAAAZ0KQAAAAAEBCAAA2AoAIAOYCQEAAAABnAoBAAAAAZ0KQAAAAAEBCAAA2goAMAEIAADaCgAwBPoFAACSEgAgmAkBAPoQACGcCgEA-hAAIZ0KQAD7EAAhAgAAAKYJACAIAADdCgAgA5gJAQD6EAAhnAoBAPoQACGdCkAA-xAAIQIAAACkCQAgCAAA3woAIAIAAACkCQAgCAAA3woAIAMAAACmCQAgDwAA2AoAIBAAAN0KACABAAAApgkAIAEAAACkCQAgAxUAAI8SACAWAACREgAgFwAAkBIAIAaVCQAAng8AMJYJAADmCgAQlwkAAJ4PADCYCQEAng4AIZwKAQCeDgAhnQpAAJ8OACEDAAAApAkAIAMAAOUKADAUAADmCgAgAwAAAKQJACADAAClCQAwBAAApgkAIAeVCQAAnA8AMJYJAADsCgAQlwkAAJwPADCYCgEAqQ4AIZkKQACqDgAhmgoCAKgOACGbCgAAnQ8AIAEAAADpCgAgAQAAAOkKACAGlQkAAJwPADCWCQAA7AoAEJcJAACcDwAwmAoBAKkOACGZCkAAqg4AIZoKAgCoDgAhAAMAAADsCgAgAwAA7QoAMAQAAOkKACADAAAA7AoAIAMAAO0KADAEAADpCgAgAwAAAOwKACADAADtCgAwBAAA6QoAIAOYCgEAAAABmQpAAAAAAZoKAgAAAAEBCAAA8QoAIAOYCgEAAAABmQpAAAAAAZoKAgAAAAEBCAAA8woAMAEIAADzCgAwA5gKAQD6EAAhmQpAAPsQACGaCgIA-RAAIQIAAADpCgAgCAAA9goAIAOYCgEA-hAAIZkKQAD7EAAhmgoCAPkQACECAAAA7AoAIAgAAPgKACACAAAA7AoAIAgAAPgKACADAAAA6QoAIA8AAPEKACAQAAD2CgAgAQAAAOkKACABAAAA7AoAIAUVAACKEgAgFgAAjRIAIBcAAIwSACA4AACLEgAgOQAAjhIAIAaVCQAAmw8AMJYJAAD_CgAQlwkAAJsPADCYCgEAng4AIZkKQACfDgAhmgoCAJ0OACEDAAAA7AoAIAMAAP4KADAUAAD_CgAgAwAAAOwKACADAADtCgAwBAAA6QoAIBCQBwAAlw8AIJUJAACWDwAwlgkAAIoLABCXCQAAlg8AMJgJAQAAAAGbCUAAqg4AIcgJAQC0DgAhzwkBAKkOACHQCQEAtA4AIdoJAQAAAAH3CQIAqA4AIZIKAQC0DgAhkwoBAKkOACGUCgEAqQ4AIZUKAQCpDgAhlgoBAKkOACEBAAAAggsAIAv8BQAAmg8AIJUJAACZDwAwlgkAAIQLABCXCQAAmQ8AMK8JAQCpDgAhswkCAKgOACG0CUAAvg4AIYQKAQCpDgAhjgpAAL4OACGQCgEAqQ4AIZEKAQC0DgAhBPwFAACJEgAgtAkAAP8QACCOCgAA_xAAIJEKAAD_EAAgDPwFAACaDwAglQkAAJkPADCWCQAAhAsAEJcJAACZDwAwrwkBAKkOACGzCQIAqA4AIbQJQAC-DgAhhAoBAKkOACGOCkAAvg4AIZAKAQCpDgAhkQoBALQOACGXCgAAmA8AIAMAAACECwAgAwAAhQsAMAQAAIYLACABAAAAhAsAIAEAAACCCwAgEJAHAACXDwAglQkAAJYPADCWCQAAigsAEJcJAACWDwAwmAkBAKkOACGbCUAAqg4AIcgJAQC0DgAhzwkBAKkOACHQCQEAtA4AIdoJAQC0DgAh9wkCAKgOACGSCgEAtA4AIZMKAQCpDgAhlAoBAKkOACGVCgEAqQ4AIZYKAQCpDgAhBZAHAACIEgAgyAkAAP8QACDQCQAA_xAAINoJAAD_EAAgkgoAAP8QACADAAAAigsAIAMAAIsLADAEAACCCwAgAwAAAIoLACADAACLCwAwBAAAggsAIAMAAACKCwAgAwAAiwsAMAQAAIILACANkAcAAIcSACCYCQEAAAABmwlAAAAAAcgJAQAAAAHPCQEAAAAB0AkBAAAAAdoJAQAAAAH3CQIAAAABkgoBAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAEBCAAAjwsAIAyYCQEAAAABmwlAAAAAAcgJAQAAAAHPCQEAAAAB0AkBAAAAAdoJAQAAAAH3CQIAAAABkgoBAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAEBCAAAkQsAMAEIAACRCwAwDZAHAAD6EQAgmAkBAPoQACGbCUAA-xAAIcgJAQCDEQAhzwkBAPoQACHQCQEAgxEAIdoJAQCDEQAh9wkCAPkQACGSCgEAgxEAIZMKAQD6EAAhlAoBAPoQACGVCgEA-hAAIZYKAQD6EAAhAgAAAIILACAIAACUCwAgDJgJAQD6EAAhmwlAAPsQACHICQEAgxEAIc8JAQD6EAAh0AkBAIMRACHaCQEAgxEAIfcJAgD5EAAhkgoBAIMRACGTCgEA-hAAIZQKAQD6EAAhlQoBAPoQACGWCgEA-hAAIQIAAACKCwAgCAAAlgsAIAIAAACKCwAgCAAAlgsAIAMAAACCCwAgDwAAjwsAIBAAAJQLACABAAAAggsAIAEAAACKCwAgCRUAAPURACAWAAD4EQAgFwAA9xEAIDgAAPYRACA5AAD5EQAgyAkAAP8QACDQCQAA_xAAINoJAAD_EAAgkgoAAP8QACAPlQkAAJUPADCWCQAAnQsAEJcJAACVDwAwmAkBAJ4OACGbCUAAnw4AIcgJAQCvDgAhzwkBAJ4OACHQCQEArw4AIdoJAQCvDgAh9wkCAJ0OACGSCgEArw4AIZMKAQCeDgAhlAoBAJ4OACGVCgEAng4AIZYKAQCeDgAhAwAAAIoLACADAACcCwAwFAAAnQsAIAMAAACKCwAgAwAAiwsAMAQAAIILACABAAAAhgsAIAEAAACGCwAgAwAAAIQLACADAACFCwAwBAAAhgsAIAMAAACECwAgAwAAhQsAMAQAAIYLACADAAAAhAsAIAMAAIULADAEAACGCwAgCPwFAAD0EQAgrwkBAAAAAbMJAgAAAAG0CUAAAAABhAoBAAAAAY4KQAAAAAGQCgEAAAABkQoBAAAAAQEIAAClCwAgB68JAQAAAAGzCQIAAAABtAlAAAAAAYQKAQAAAAGOCkAAAAABkAoBAAAAAZEKAQAAAAEBCAAApwsAMAEIAACnCwAwCPwFAADzEQAgrwkBAPoQACGzCQIA-RAAIbQJQACKEQAhhAoBAPoQACGOCkAAihEAIZAKAQD6EAAhkQoBAIMRACECAAAAhgsAIAgAAKoLACAHrwkBAPoQACGzCQIA-RAAIbQJQACKEQAhhAoBAPoQACGOCkAAihEAIZAKAQD6EAAhkQoBAIMRACECAAAAhAsAIAgAAKwLACACAAAAhAsAIAgAAKwLACADAAAAhgsAIA8AAKULACAQAACqCwAgAQAAAIYLACABAAAAhAsAIAgVAADuEQAgFgAA8REAIBcAAPARACA4AADvEQAgOQAA8hEAILQJAAD_EAAgjgoAAP8QACCRCgAA_xAAIAqVCQAAlA8AMJYJAACzCwAQlwkAAJQPADCvCQEAng4AIbMJAgCdDgAhtAlAALcOACGECgEAng4AIY4KQAC3DgAhkAoBAJ4OACGRCgEArw4AIQMAAACECwAgAwAAsgsAMBQAALMLACADAAAAhAsAIAMAAIULADAEAACGCwAgHJUJAACQDwAwlgkAALkLABCXCQAAkA8AMJgJAQAAAAGbCUAAqg4AIa8JAACRD_4JItAJAQCpDgAh2gkBAAAAAfIJAQCpDgAh9wkBALQOACH6CUAAvg4AIf8JAACSD_8JIoAKAQC0DgAhgQoQANsOACGCChAAkw8AIYMKAQC0DgAhhAoAAOAOACCFCgEAtA4AIYYKAQC0DgAhhwoBALQOACGICgEAtA4AIYkKAADgDgAgigoBALQOACGLCkAAvg4AIYwKQAC-DgAhjQpAAKoOACGOCkAAvg4AIY8KQAC-DgAhAQAAALYLACABAAAAtgsAIByVCQAAkA8AMJYJAAC5CwAQlwkAAJAPADCYCQEA6Q4AIZsJQACqDgAhrwkAAJEP_gki0AkBAKkOACHaCQEAqQ4AIfIJAQCpDgAh9wkBALQOACH6CUAAvg4AIf8JAACSD_8JIoAKAQC0DgAhgQoQANsOACGCChAAkw8AIYMKAQC0DgAhhAoAAOAOACCFCgEAtA4AIYYKAQC0DgAhhwoBALQOACGICgEAtA4AIYkKAADgDgAgigoBALQOACGLCkAAvg4AIYwKQAC-DgAhjQpAAKoOACGOCkAAvg4AIY8KQAC-DgAhEPcJAAD_EAAg-gkAAP8QACCACgAA_xAAIIIKAAD_EAAggwoAAP8QACCECgAA_xAAIIUKAAD_EAAghgoAAP8QACCHCgAA_xAAIIgKAAD_EAAgiQoAAP8QACCKCgAA_xAAIIsKAAD_EAAgjAoAAP8QACCOCgAA_xAAII8KAAD_EAAgAwAAALkLACADAAC6CwAwBAAAtgsAIAMAAAC5CwAgAwAAugsAMAQAALYLACADAAAAuQsAIAMAALoLADAEAAC2CwAgGZgJAQAAAAGbCUAAAAABrwkAAAD-CQLQCQEAAAAB2gkBAAAAAfIJAQAAAAH3CQEAAAAB-glAAAAAAf8JAAAA_wkCgAoBAAAAAYEKEAAAAAGCChAAAAABgwoBAAAAAYQKgAAAAAGFCgEAAAABhgoBAAAAAYcKAQAAAAGICgEAAAABiQqAAAAAAYoKAQAAAAGLCkAAAAABjApAAAAAAY0KQAAAAAGOCkAAAAABjwpAAAAAAQEIAAC-CwAgGZgJAQAAAAGbCUAAAAABrwkAAAD-CQLQCQEAAAAB2gkBAAAAAfIJAQAAAAH3CQEAAAAB-glAAAAAAf8JAAAA_wkCgAoBAAAAAYEKEAAAAAGCChAAAAABgwoBAAAAAYQKgAAAAAGFCgEAAAABhgoBAAAAAYcKAQAAAAGICgEAAAABiQqAAAAAAYoKAQAAAAGLCkAAAAABjApAAAAAAY0KQAAAAAGOCkAAAAABjwpAAAAAAQEIAADACwAwAQgAAMALADAZmAkBAPoQACGbCUAA-xAAIa8JAADrEf4JItAJAQD6EAAh2gkBAPoQACHyCQEA-hAAIfcJAQCDEQAh-glAAIoRACH_CQAA7BH_CSKACgEAgxEAIYEKEACmEQAhggoQAO0RACGDCgEAgxEAIYQKgAAAAAGFCgEAgxEAIYYKAQCDEQAhhwoBAIMRACGICgEAgxEAIYkKgAAAAAGKCgEAgxEAIYsKQACKEQAhjApAAIoRACGNCkAA-xAAIY4KQACKEQAhjwpAAIoRACECAAAAtgsAIAgAAMMLACAZmAkBAPoQACGbCUAA-xAAIa8JAADrEf4JItAJAQD6EAAh2gkBAPoQACHyCQEA-hAAIfcJAQCDEQAh-glAAIoRACH_CQAA7BH_CSKACgEAgxEAIYEKEACmEQAhggoQAO0RACGDCgEAgxEAIYQKgAAAAAGFCgEAgxEAIYYKAQCDEQAhhwoBAIMRACGICgEAgxEAIYkKgAAAAAGKCgEAgxEAIYsKQACKEQAhjApAAIoRACGNCkAA-xAAIY4KQACKEQAhjwpAAIoRACECAAAAuQsAIAgAAMULACACAAAAuQsAIAgAAMULACADAAAAtgsAIA8AAL4LACAQAADDCwAgAQAAALYLACABAAAAuQsAIBUVAADmEQAgFgAA6REAIBcAAOgRACA4AADnEQAgOQAA6hEAIPcJAAD_EAAg-gkAAP8QACCACgAA_xAAIIIKAAD_EAAggwoAAP8QACCECgAA_xAAIIUKAAD_EAAghgoAAP8QACCHCgAA_xAAIIgKAAD_EAAgiQoAAP8QACCKCgAA_xAAIIsKAAD_EAAgjAoAAP8QACCOCgAA_xAAII8KAAD_EAAgHJUJAACGDwAwlgkAAMwLABCXCQAAhg8AMJgJAQDmDgAhmwlAAJ8OACGvCQAAhw_-CSLQCQEAng4AIdoJAQCeDgAh8gkBAJ4OACH3CQEArw4AIfoJQAC3DgAh_wkAAIgP_wkigAoBAK8OACGBChAA0g4AIYIKEACJDwAhgwoBAK8OACGECgAAwg4AIIUKAQCvDgAhhgoBAK8OACGHCgEArw4AIYgKAQCvDgAhiQoAAMIOACCKCgEArw4AIYsKQAC3DgAhjApAALcOACGNCkAAnw4AIY4KQAC3DgAhjwpAALcOACEDAAAAuQsAIAMAAMsLADAUAADMCwAgAwAAALkLACADAAC6CwAwBAAAtgsAIAmVCQAAgw8AMJYJAADSCwAQlwkAAIMPADCbCUAAqg4AIc8JAACED_oJIvEJAQDpDgAh-glAAL4OACH7CUAAvg4AIfwJAACFDwAgAQAAAM8LACABAAAAzwsAIAiVCQAAgw8AMJYJAADSCwAQlwkAAIMPADCbCUAAqg4AIc8JAACED_oJIvEJAQDpDgAh-glAAL4OACH7CUAAvg4AIQL6CQAA_xAAIPsJAAD_EAAgAwAAANILACADAADTCwAwBAAAzwsAIAMAAADSCwAgAwAA0wsAMAQAAM8LACADAAAA0gsAIAMAANMLADAEAADPCwAgBZsJQAAAAAHPCQAAAPoJAvEJAQAAAAH6CUAAAAAB-wlAAAAAAQEIAADXCwAgBZsJQAAAAAHPCQAAAPoJAvEJAQAAAAH6CUAAAAAB-wlAAAAAAQEIAADZCwAwAQgAANkLADAFmwlAAPsQACHPCQAA5RH6CSLxCQEA-hAAIfoJQACKEQAh-wlAAIoRACECAAAAzwsAIAgAANwLACAFmwlAAPsQACHPCQAA5RH6CSLxCQEA-hAAIfoJQACKEQAh-wlAAIoRACECAAAA0gsAIAgAAN4LACACAAAA0gsAIAgAAN4LACADAAAAzwsAIA8AANcLACAQAADcCwAgAQAAAM8LACABAAAA0gsAIAUVAADiEQAgFgAA5BEAIBcAAOMRACD6CQAA_xAAIPsJAAD_EAAgCJUJAAD_DgAwlgkAAOULABCXCQAA_w4AMJsJQACfDgAhzwkAAIAP-gki8QkBAOYOACH6CUAAtw4AIfsJQAC3DgAhAwAAANILACADAADkCwAwFAAA5QsAIAMAAADSCwAgAwAA0wsAMAQAAM8LACAHlQkAAP4OADCWCQAA6wsAEJcJAAD-DgAwmAkBAAAAAZsJQACqDgAh7gkAAPMOACD4CQEAAAABAQAAAOgLACABAAAA6AsAIAeVCQAA_g4AMJYJAADrCwAQlwkAAP4OADCYCQEAqQ4AIZsJQACqDgAh7gkAAPMOACD4CQEAqQ4AIQADAAAA6wsAIAMAAOwLADAEAADoCwAgAwAAAOsLACADAADsCwAwBAAA6AsAIAMAAADrCwAgAwAA7AsAMAQAAOgLACAEmAkBAAAAAZsJQAAAAAHuCYAAAAAB-AkBAAAAAQEIAADwCwAgBJgJAQAAAAGbCUAAAAAB7gmAAAAAAfgJAQAAAAEBCAAA8gsAMAEIAADyCwAwBJgJAQD6EAAhmwlAAPsQACHuCYAAAAAB-AkBAPoQACECAAAA6AsAIAgAAPULACAEmAkBAPoQACGbCUAA-xAAIe4JgAAAAAH4CQEA-hAAIQIAAADrCwAgCAAA9wsAIAIAAADrCwAgCAAA9wsAIAMAAADoCwAgDwAA8AsAIBAAAPULACABAAAA6AsAIAEAAADrCwAgAxUAAN8RACAWAADhEQAgFwAA4BEAIAeVCQAA_Q4AMJYJAAD-CwAQlwkAAP0OADCYCQEAng4AIZsJQACfDgAh7gkAAO0OACD4CQEAng4AIQMAAADrCwAgAwAA_QsAMBQAAP4LACADAAAA6wsAIAMAAOwLADAEAADoCwAgDpUJAAD8DgAwlgkAAIQMABCXCQAA_A4AMJgJAQAAAAGbCUAAqg4AIakJQACqDgAhyAkBAKkOACHQCQEAqQ4AIdEJAQCpDgAh0wkBAKkOACH0CQIAqA4AIfUJQACqDgAh9glAAL4OACH3CQIA4Q4AIQEAAACBDAAgAQAAAIEMACAOlQkAAPwOADCWCQAAhAwAEJcJAAD8DgAwmAkBAKkOACGbCUAAqg4AIakJQACqDgAhyAkBAKkOACHQCQEAqQ4AIdEJAQCpDgAh0wkBAKkOACH0CQIAqA4AIfUJQACqDgAh9glAAL4OACH3CQIA4Q4AIQL2CQAA_xAAIPcJAAD_EAAgAwAAAIQMACADAACFDAAwBAAAgQwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACADAAAAhAwAIAMAAIUMADAEAACBDAAgC5gJAQAAAAGbCUAAAAABqQlAAAAAAcgJAQAAAAHQCQEAAAAB0QkBAAAAAdMJAQAAAAH0CQIAAAAB9QlAAAAAAfYJQAAAAAH3CQIAAAABAQgAAIkMACALmAkBAAAAAZsJQAAAAAGpCUAAAAAByAkBAAAAAdAJAQAAAAHRCQEAAAAB0wkBAAAAAfQJAgAAAAH1CUAAAAAB9glAAAAAAfcJAgAAAAEBCAAAiwwAMAEIAACLDAAwC5gJAQD6EAAhmwlAAPsQACGpCUAA-xAAIcgJAQD6EAAh0AkBAPoQACHRCQEA-hAAIdMJAQD6EAAh9AkCAPkQACH1CUAA-xAAIfYJQACKEQAh9wkCAJQRACECAAAAgQwAIAgAAI4MACALmAkBAPoQACGbCUAA-xAAIakJQAD7EAAhyAkBAPoQACHQCQEA-hAAIdEJAQD6EAAh0wkBAPoQACH0CQIA-RAAIfUJQAD7EAAh9glAAIoRACH3CQIAlBEAIQIAAACEDAAgCAAAkAwAIAIAAACEDAAgCAAAkAwAIAMAAACBDAAgDwAAiQwAIBAAAI4MACABAAAAgQwAIAEAAACEDAAgBxUAANoRACAWAADdEQAgFwAA3BEAIDgAANsRACA5AADeEQAg9gkAAP8QACD3CQAA_xAAIA6VCQAA-w4AMJYJAACXDAAQlwkAAPsOADCYCQEAng4AIZsJQACfDgAhqQlAAJ8OACHICQEAng4AIdAJAQCeDgAh0QkBAJ4OACHTCQEAng4AIfQJAgCdDgAh9QlAAJ8OACH2CUAAtw4AIfcJAgDDDgAhAwAAAIQMACADAACWDAAwFAAAlwwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACANlQkAAPgOADCWCQAAnQwAEJcJAAD4DgAwmwlAAKoOACGvCQAA-Q7xCSLPCQAA8g7tCSLQCQEAqQ4AIdoJAQAAAAHuCQAA8w4AIO8JQAC-DgAh8QkBAKkOACHyCQEAqQ4AIfMJAAD6DgAgAQAAAJoMACABAAAAmgwAIAyVCQAA-A4AMJYJAACdDAAQlwkAAPgOADCbCUAAqg4AIa8JAAD5DvEJIs8JAADyDu0JItAJAQCpDgAh2gkBAKkOACHuCQAA8w4AIO8JQAC-DgAh8QkBAKkOACHyCQEAqQ4AIQHvCQAA_xAAIAMAAACdDAAgAwAAngwAMAQAAJoMACADAAAAnQwAIAMAAJ4MADAEAACaDAAgAwAAAJ0MACADAACeDAAwBAAAmgwAIAmbCUAAAAABrwkAAADxCQLPCQAAAO0JAtAJAQAAAAHaCQEAAAAB7gmAAAAAAe8JQAAAAAHxCQEAAAAB8gkBAAAAAQEIAACiDAAgCZsJQAAAAAGvCQAAAPEJAs8JAAAA7QkC0AkBAAAAAdoJAQAAAAHuCYAAAAAB7wlAAAAAAfEJAQAAAAHyCQEAAAABAQgAAKQMADABCAAApAwAMAmbCUAA-xAAIa8JAADZEfEJIs8JAADVEe0JItAJAQD6EAAh2gkBAPoQACHuCYAAAAAB7wlAAIoRACHxCQEA-hAAIfIJAQD6EAAhAgAAAJoMACAIAACnDAAgCZsJQAD7EAAhrwkAANkR8QkizwkAANUR7Qki0AkBAPoQACHaCQEA-hAAIe4JgAAAAAHvCUAAihEAIfEJAQD6EAAh8gkBAPoQACECAAAAnQwAIAgAAKkMACACAAAAnQwAIAgAAKkMACADAAAAmgwAIA8AAKIMACAQAACnDAAgAQAAAJoMACABAAAAnQwAIAQVAADWEQAgFgAA2BEAIBcAANcRACDvCQAA_xAAIAyVCQAA9A4AMJYJAACwDAAQlwkAAPQOADCbCUAAnw4AIa8JAAD1DvEJIs8JAADsDu0JItAJAQCeDgAh2gkBAJ4OACHuCQAA7Q4AIO8JQAC3DgAh8QkBAJ4OACHyCQEAng4AIQMAAACdDAAgAwAArwwAMBQAALAMACADAAAAnQwAIAMAAJ4MADAEAACaDAAgCZUJAADxDgAwlgkAALYMABCXCQAA8Q4AMJgJAQAAAAGbCUAAqg4AIc8JAADyDu0JIu0JAQAAAAHuCQAA8w4AIO8JQAC-DgAhAQAAALMMACABAAAAswwAIAmVCQAA8Q4AMJYJAAC2DAAQlwkAAPEOADCYCQEAqQ4AIZsJQACqDgAhzwkAAPIO7Qki7QkBALQOACHuCQAA8w4AIO8JQAC-DgAhAu0JAAD_EAAg7wkAAP8QACADAAAAtgwAIAMAALcMADAEAACzDAAgAwAAALYMACADAAC3DAAwBAAAswwAIAMAAAC2DAAgAwAAtwwAMAQAALMMACAGmAkBAAAAAZsJQAAAAAHPCQAAAO0JAu0JAQAAAAHuCYAAAAAB7wlAAAAAAQEIAAC7DAAgBpgJAQAAAAGbCUAAAAABzwkAAADtCQLtCQEAAAAB7gmAAAAAAe8JQAAAAAEBCAAAvQwAMAEIAAC9DAAwBpgJAQD6EAAhmwlAAPsQACHPCQAA1RHtCSLtCQEAgxEAIe4JgAAAAAHvCUAAihEAIQIAAACzDAAgCAAAwAwAIAaYCQEA-hAAIZsJQAD7EAAhzwkAANUR7Qki7QkBAIMRACHuCYAAAAAB7wlAAIoRACECAAAAtgwAIAgAAMIMACACAAAAtgwAIAgAAMIMACADAAAAswwAIA8AALsMACAQAADADAAgAQAAALMMACABAAAAtgwAIAUVAADSEQAgFgAA1BEAIBcAANMRACDtCQAA_xAAIO8JAAD_EAAgCZUJAADrDgAwlgkAAMkMABCXCQAA6w4AMJgJAQCeDgAhmwlAAJ8OACHPCQAA7A7tCSLtCQEArw4AIe4JAADtDgAg7wlAALcOACEDAAAAtgwAIAMAAMgMADAUAADJDAAgAwAAALYMACADAAC3DAAwBAAAswwAIBKPAwEAqQ4AIZUJAADoDgAwlgkAAM8MABCXCQAA6A4AMJgJAQAAAAGbCUAAqg4AIdAJAQCpDgAh2gkBAAAAAeIJAQCpDgAh4wkBAKkOACHkCQEAqQ4AIeUJAQCpDgAh5gkBAKkOACHnCUAAqg4AIegJQACqDgAh6QkCAOEOACHqCQIA4Q4AIesJAQC0DgAhAQAAAMwMACABAAAAzAwAIBKPAwEAqQ4AIZUJAADoDgAwlgkAAM8MABCXCQAA6A4AMJgJAQDpDgAhmwlAAKoOACHQCQEAqQ4AIdoJAQCpDgAh4gkBAKkOACHjCQEAqQ4AIeQJAQCpDgAh5QkBAKkOACHmCQEAqQ4AIecJQACqDgAh6AlAAKoOACHpCQIA4Q4AIeoJAgDhDgAh6wkBALQOACED6QkAAP8QACDqCQAA_xAAIOsJAAD_EAAgAwAAAM8MACADAADQDAAwBAAAzAwAIAMAAADPDAAgAwAA0AwAMAQAAMwMACADAAAAzwwAIAMAANAMADAEAADMDAAgD48DAQAAAAGYCQEAAAABmwlAAAAAAdAJAQAAAAHaCQEAAAAB4gkBAAAAAeMJAQAAAAHkCQEAAAAB5QkBAAAAAeYJAQAAAAHnCUAAAAAB6AlAAAAAAekJAgAAAAHqCQIAAAAB6wkBAAAAAQEIAADUDAAgD48DAQAAAAGYCQEAAAABmwlAAAAAAdAJAQAAAAHaCQEAAAAB4gkBAAAAAeMJAQAAAAHkCQEAAAAB5QkBAAAAAeYJAQAAAAHnCUAAAAAB6AlAAAAAAekJAgAAAAHqCQIAAAAB6wkBAAAAAQEIAADWDAAwAQgAANYMADAPjwMBAPoQACGYCQEA-hAAIZsJQAD7EAAh0AkBAPoQACHaCQEA-hAAIeIJAQD6EAAh4wkBAPoQACHkCQEA-hAAIeUJAQD6EAAh5gkBAPoQACHnCUAA-xAAIegJQAD7EAAh6QkCAJQRACHqCQIAlBEAIesJAQCDEQAhAgAAAMwMACAIAADZDAAgD48DAQD6EAAhmAkBAPoQACGbCUAA-xAAIdAJAQD6EAAh2gkBAPoQACHiCQEA-hAAIeMJAQD6EAAh5AkBAPoQACHlCQEA-hAAIeYJAQD6EAAh5wlAAPsQACHoCUAA-xAAIekJAgCUEQAh6gkCAJQRACHrCQEAgxEAIQIAAADPDAAgCAAA2wwAIAIAAADPDAAgCAAA2wwAIAMAAADMDAAgDwAA1AwAIBAAANkMACABAAAAzAwAIAEAAADPDAAgCBUAAM0RACAWAADQEQAgFwAAzxEAIDgAAM4RACA5AADREQAg6QkAAP8QACDqCQAA_xAAIOsJAAD_EAAgEo8DAQCeDgAhlQkAAOUOADCWCQAA4gwAEJcJAADlDgAwmAkBAOYOACGbCUAAnw4AIdAJAQCeDgAh2gkBAJ4OACHiCQEAng4AIeMJAQCeDgAh5AkBAJ4OACHlCQEAng4AIeYJAQCeDgAh5wlAAJ8OACHoCUAAnw4AIekJAgDDDgAh6gkCAMMOACHrCQEArw4AIQMAAADPDAAgAwAA4QwAMBQAAOIMACADAAAAzwwAIAMAANAMADAEAADMDAAgGqIIAADcDgAgowgAAN0OACCkCAAA3g4AIJUJAADXDgAwlgkAAPEMABCXCQAA1w4AMJgJAQAAAAGbCUAAqg4AIakJQACqDgAhyAkBALQOACHPCQAA2A7PCSLQCQEAqQ4AIdEJAQCpDgAh0gkBAKkOACHTCQEAqQ4AIdQJAQCpDgAh1QkEANkOACHWCQQA2g4AIdcJAQC0DgAh2AkQANsOACHZCQEAtA4AIdoJAQAAAAHbCUAAvg4AIdwJQAC-DgAh3QkCAKgOACHeCUAAvg4AIQEAAADlDAAgDqEIAADiDgAglQkAAOMOADCWCQAA5wwAEJcJAADjDgAwmwlAAKoOACGpCUAAqg4AIa0JAQCpDgAhxwkBAKkOACHICQEAqQ4AIckJBADaDgAhyglAAL4OACHLCQEAtA4AIcwJQAC-DgAhzQkgAOQOACEFoQgAAI0RACDJCQAA_xAAIMoJAAD_EAAgywkAAP8QACDMCQAA_xAAIA6hCAAA4g4AIJUJAADjDgAwlgkAAOcMABCXCQAA4w4AMJsJQACqDgAhqQlAAKoOACGtCQEAqQ4AIccJAQAAAAHICQEAAAAByQkEANoOACHKCUAAvg4AIcsJAQC0DgAhzAlAAL4OACHNCSAA5A4AIQMAAADnDAAgAwAA6AwAMAQAAOkMACASoQgAAOIOACCVCQAA3w4AMJYJAADrDAAQlwkAAN8OADCYCQQA2Q4AIa0JAQCpDgAhtQkBALQOACG2CQQA2Q4AIbcJAADgDgAguAkBALQOACG5CQIA4Q4AIboJBADaDgAhuwlAAKoOACG8CUAAvg4AIb0JQAC-DgAhvgkBALQOACG_CQEAtA4AIcAJQAC-DgAhC6EIAACNEQAgtQkAAP8QACC3CQAA_xAAILgJAAD_EAAguQkAAP8QACC6CQAA_xAAILwJAAD_EAAgvQkAAP8QACC-CQAA_xAAIL8JAAD_EAAgwAkAAP8QACASoQgAAOIOACCVCQAA3w4AMJYJAADrDAAQlwkAAN8OADCYCQQAAAABrQkBAKkOACG1CQEAAAABtgkEANkOACG3CQAA4A4AILgJAQAAAAG5CQIA4Q4AIboJBADaDgAhuwlAAKoOACG8CUAAvg4AIb0JQAC-DgAhvgkBALQOACG_CQEAtA4AIcAJQAC-DgAhAwAAAOsMACADAADsDAAwBAAA7QwAIBChCAAAvw4AIJUJAAC8DgAwlgkAAO8MABCXCQAAvA4AMJgJAQCpDgAhmQkBALQOACGaCQEAtA4AIZsJQACqDgAhpgkBAKkOACGtCQEAtA4AIa8JAAC9Dq8JIrAJAQC0DgAhsQlAAL4OACGyCUAAvg4AIbMJAgCoDgAhtAlAAL4OACEBAAAA7wwAIBqiCAAA3A4AIKMIAADdDgAgpAgAAN4OACCVCQAA1w4AMJYJAADxDAAQlwkAANcOADCYCQEAqQ4AIZsJQACqDgAhqQlAAKoOACHICQEAtA4AIc8JAADYDs8JItAJAQCpDgAh0QkBAKkOACHSCQEAqQ4AIdMJAQCpDgAh1AkBAKkOACHVCQQA2Q4AIdYJBADaDgAh1wkBALQOACHYCRAA2w4AIdkJAQC0DgAh2gkBAKkOACHbCUAAvg4AIdwJQAC-DgAh3QkCAKgOACHeCUAAvg4AIQEAAADxDAAgAQAAAOcMACABAAAA6wwAIAEAAADlDAAgCqIIAADKEQAgowgAAMsRACCkCAAAzBEAIMgJAAD_EAAg1gkAAP8QACDXCQAA_xAAINkJAAD_EAAg2wkAAP8QACDcCQAA_xAAIN4JAAD_EAAgAwAAAPEMACADAAD2DAAwBAAA5QwAIAMAAADxDAAgAwAA9gwAMAQAAOUMACADAAAA8QwAIAMAAPYMADAEAADlDAAgF6IIAADHEQAgowgAAMgRACCkCAAAyREAIJgJAQAAAAGbCUAAAAABqQlAAAAAAcgJAQAAAAHPCQAAAM8JAtAJAQAAAAHRCQEAAAAB0gkBAAAAAdMJAQAAAAHUCQEAAAAB1QkEAAAAAdYJBAAAAAHXCQEAAAAB2AkQAAAAAdkJAQAAAAHaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCQIAAAAB3glAAAAAAQEIAAD6DAAgFJgJAQAAAAGbCUAAAAABqQlAAAAAAcgJAQAAAAHPCQAAAM8JAtAJAQAAAAHRCQEAAAAB0gkBAAAAAdMJAQAAAAHUCQEAAAAB1QkEAAAAAdYJBAAAAAHXCQEAAAAB2AkQAAAAAdkJAQAAAAHaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCQIAAAAB3glAAAAAAQEIAAD8DAAwAQgAAPwMADAXoggAAKcRACCjCAAAqBEAIKQIAACpEQAgmAkBAPoQACGbCUAA-xAAIakJQAD7EAAhyAkBAIMRACHPCQAApRHPCSLQCQEA-hAAIdEJAQD6EAAh0gkBAPoQACHTCQEA-hAAIdQJAQD6EAAh1QkEAJMRACHWCQQAlREAIdcJAQCDEQAh2AkQAKYRACHZCQEAgxEAIdoJAQD6EAAh2wlAAIoRACHcCUAAihEAId0JAgD5EAAh3glAAIoRACECAAAA5QwAIAgAAP8MACAUmAkBAPoQACGbCUAA-xAAIakJQAD7EAAhyAkBAIMRACHPCQAApRHPCSLQCQEA-hAAIdEJAQD6EAAh0gkBAPoQACHTCQEA-hAAIdQJAQD6EAAh1QkEAJMRACHWCQQAlREAIdcJAQCDEQAh2AkQAKYRACHZCQEAgxEAIdoJAQD6EAAh2wlAAIoRACHcCUAAihEAId0JAgD5EAAh3glAAIoRACECAAAA8QwAIAgAAIENACACAAAA8QwAIAgAAIENACADAAAA5QwAIA8AAPoMACAQAAD_DAAgAQAAAOUMACABAAAA8QwAIAwVAACgEQAgFgAAoxEAIBcAAKIRACA4AAChEQAgOQAApBEAIMgJAAD_EAAg1gkAAP8QACDXCQAA_xAAINkJAAD_EAAg2wkAAP8QACDcCQAA_xAAIN4JAAD_EAAgF5UJAADQDgAwlgkAAIgNABCXCQAA0A4AMJgJAQCeDgAhmwlAAJ8OACGpCUAAnw4AIcgJAQCvDgAhzwkAANEOzwki0AkBAJ4OACHRCQEAng4AIdIJAQCeDgAh0wkBAJ4OACHUCQEAng4AIdUJBADBDgAh1gkEAMQOACHXCQEArw4AIdgJEADSDgAh2QkBAK8OACHaCQEAng4AIdsJQAC3DgAh3AlAALcOACHdCQIAnQ4AId4JQAC3DgAhAwAAAPEMACADAACHDQAwFAAAiA0AIAMAAADxDAAgAwAA9gwAMAQAAOUMACABAAAA6QwAIAEAAADpDAAgAwAAAOcMACADAADoDAAwBAAA6QwAIAMAAADnDAAgAwAA6AwAMAQAAOkMACADAAAA5wwAIAMAAOgMADAEAADpDAAgC6EIAACfEQAgmwlAAAAAAakJQAAAAAGtCQEAAAABxwkBAAAAAcgJAQAAAAHJCQQAAAAByglAAAAAAcsJAQAAAAHMCUAAAAABzQkgAAAAAQEIAACQDQAgCpsJQAAAAAGpCUAAAAABrQkBAAAAAccJAQAAAAHICQEAAAAByQkEAAAAAcoJQAAAAAHLCQEAAAABzAlAAAAAAc0JIAAAAAEBCAAAkg0AMAEIAACSDQAwC6EIAACeEQAgmwlAAPsQACGpCUAA-xAAIa0JAQD6EAAhxwkBAPoQACHICQEA-hAAIckJBACVEQAhyglAAIoRACHLCQEAgxEAIcwJQACKEQAhzQkgAJ0RACECAAAA6QwAIAgAAJUNACAKmwlAAPsQACGpCUAA-xAAIa0JAQD6EAAhxwkBAPoQACHICQEA-hAAIckJBACVEQAhyglAAIoRACHLCQEAgxEAIcwJQACKEQAhzQkgAJ0RACECAAAA5wwAIAgAAJcNACACAAAA5wwAIAgAAJcNACADAAAA6QwAIA8AAJANACAQAACVDQAgAQAAAOkMACABAAAA5wwAIAkVAACYEQAgFgAAmxEAIBcAAJoRACA4AACZEQAgOQAAnBEAIMkJAAD_EAAgygkAAP8QACDLCQAA_xAAIMwJAAD_EAAgDZUJAADMDgAwlgkAAJ4NABCXCQAAzA4AMJsJQACfDgAhqQlAAJ8OACGtCQEAng4AIccJAQCeDgAhyAkBAJ4OACHJCQQAxA4AIcoJQAC3DgAhywkBAK8OACHMCUAAtw4AIc0JIADNDgAhAwAAAOcMACADAACdDQAwFAAAng0AIAMAAADnDAAgAwAA6AwAMAQAAOkMACABAAAA7QwAIAEAAADtDAAgAwAAAOsMACADAADsDAAwBAAA7QwAIAMAAADrDAAgAwAA7AwAMAQAAO0MACADAAAA6wwAIAMAAOwMADAEAADtDAAgD6EIAACXEQAgmAkEAAAAAa0JAQAAAAG1CQEAAAABtgkEAAAAAbcJgAAAAAG4CQEAAAABuQkCAAAAAboJBAAAAAG7CUAAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwkBAAAAAcAJQAAAAAEBCAAApg0AIA6YCQQAAAABrQkBAAAAAbUJAQAAAAG2CQQAAAABtwmAAAAAAbgJAQAAAAG5CQIAAAABugkEAAAAAbsJQAAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CQEAAAABwAlAAAAAAQEIAACoDQAwAQgAAKgNADAPoQgAAJYRACCYCQQAkxEAIa0JAQD6EAAhtQkBAIMRACG2CQQAkxEAIbcJgAAAAAG4CQEAgxEAIbkJAgCUEQAhugkEAJURACG7CUAA-xAAIbwJQACKEQAhvQlAAIoRACG-CQEAgxEAIb8JAQCDEQAhwAlAAIoRACECAAAA7QwAIAgAAKsNACAOmAkEAJMRACGtCQEA-hAAIbUJAQCDEQAhtgkEAJMRACG3CYAAAAABuAkBAIMRACG5CQIAlBEAIboJBACVEQAhuwlAAPsQACG8CUAAihEAIb0JQACKEQAhvgkBAIMRACG_CQEAgxEAIcAJQACKEQAhAgAAAOsMACAIAACtDQAgAgAAAOsMACAIAACtDQAgAwAAAO0MACAPAACmDQAgEAAAqw0AIAEAAADtDAAgAQAAAOsMACAPFQAAjhEAIBYAAJERACAXAACQEQAgOAAAjxEAIDkAAJIRACC1CQAA_xAAILcJAAD_EAAguAkAAP8QACC5CQAA_xAAILoJAAD_EAAgvAkAAP8QACC9CQAA_xAAIL4JAAD_EAAgvwkAAP8QACDACQAA_xAAIBGVCQAAwA4AMJYJAAC0DQAQlwkAAMAOADCYCQQAwQ4AIa0JAQCeDgAhtQkBAK8OACG2CQQAwQ4AIbcJAADCDgAguAkBAK8OACG5CQIAww4AIboJBADEDgAhuwlAAJ8OACG8CUAAtw4AIb0JQAC3DgAhvgkBAK8OACG_CQEArw4AIcAJQAC3DgAhAwAAAOsMACADAACzDQAwFAAAtA0AIAMAAADrDAAgAwAA7AwAMAQAAO0MACAQoQgAAL8OACCVCQAAvA4AMJYJAADvDAAQlwkAALwOADCYCQEAAAABmQkBALQOACGaCQEAtA4AIZsJQACqDgAhpgkBAAAAAa0JAQAAAAGvCQAAvQ6vCSKwCQEAtA4AIbEJQAC-DgAhsglAAL4OACGzCQIAqA4AIbQJQAC-DgAhAQAAALcNACABAAAAtw0AIAihCAAAjREAIJkJAAD_EAAgmgkAAP8QACCtCQAA_xAAILAJAAD_EAAgsQkAAP8QACCyCQAA_xAAILQJAAD_EAAgAwAAAO8MACADAAC6DQAwBAAAtw0AIAMAAADvDAAgAwAAug0AMAQAALcNACADAAAA7wwAIAMAALoNADAEAAC3DQAgDaEIAACMEQAgmAkBAAAAAZkJAQAAAAGaCQEAAAABmwlAAAAAAaYJAQAAAAGtCQEAAAABrwkAAACvCQKwCQEAAAABsQlAAAAAAbIJQAAAAAGzCQIAAAABtAlAAAAAAQEIAAC-DQAgDJgJAQAAAAGZCQEAAAABmgkBAAAAAZsJQAAAAAGmCQEAAAABrQkBAAAAAa8JAAAArwkCsAkBAAAAAbEJQAAAAAGyCUAAAAABswkCAAAAAbQJQAAAAAEBCAAAwA0AMAEIAADADQAwAQAAAPEMACANoQgAAIsRACCYCQEA-hAAIZkJAQCDEQAhmgkBAIMRACGbCUAA-xAAIaYJAQD6EAAhrQkBAIMRACGvCQAAiRGvCSKwCQEAgxEAIbEJQACKEQAhsglAAIoRACGzCQIA-RAAIbQJQACKEQAhAgAAALcNACAIAADEDQAgDJgJAQD6EAAhmQkBAIMRACGaCQEAgxEAIZsJQAD7EAAhpgkBAPoQACGtCQEAgxEAIa8JAACJEa8JIrAJAQCDEQAhsQlAAIoRACGyCUAAihEAIbMJAgD5EAAhtAlAAIoRACECAAAA7wwAIAgAAMYNACACAAAA7wwAIAgAAMYNACABAAAA8QwAIAMAAAC3DQAgDwAAvg0AIBAAAMQNACABAAAAtw0AIAEAAADvDAAgDBUAAIQRACAWAACHEQAgFwAAhhEAIDgAAIURACA5AACIEQAgmQkAAP8QACCaCQAA_xAAIK0JAAD_EAAgsAkAAP8QACCxCQAA_xAAILIJAAD_EAAgtAkAAP8QACAPlQkAALUOADCWCQAAzg0AEJcJAAC1DgAwmAkBAJ4OACGZCQEArw4AIZoJAQCvDgAhmwlAAJ8OACGmCQEAng4AIa0JAQCvDgAhrwkAALYOrwkisAkBAK8OACGxCUAAtw4AIbIJQAC3DgAhswkCAJ0OACG0CUAAtw4AIQMAAADvDAAgAwAAzQ0AMBQAAM4NACADAAAA7wwAIAMAALoNADAEAAC3DQAgB5UJAACzDgAwlgkAANQNABCXCQAAsw4AMJoJAQCpDgAhmwlAAKoOACGrCQEAAAABrAkBALQOACEBAAAA0Q0AIAEAAADRDQAgB5UJAACzDgAwlgkAANQNABCXCQAAsw4AMJoJAQCpDgAhmwlAAKoOACGrCQEAqQ4AIawJAQC0DgAhAawJAAD_EAAgAwAAANQNACADAADVDQAwBAAA0Q0AIAMAAADUDQAgAwAA1Q0AMAQAANENACADAAAA1A0AIAMAANUNADAEAADRDQAgBJoJAQAAAAGbCUAAAAABqwkBAAAAAawJAQAAAAEBCAAA2Q0AIASaCQEAAAABmwlAAAAAAasJAQAAAAGsCQEAAAABAQgAANsNADABCAAA2w0AMASaCQEA-hAAIZsJQAD7EAAhqwkBAPoQACGsCQEAgxEAIQIAAADRDQAgCAAA3g0AIASaCQEA-hAAIZsJQAD7EAAhqwkBAPoQACGsCQEAgxEAIQIAAADUDQAgCAAA4A0AIAIAAADUDQAgCAAA4A0AIAMAAADRDQAgDwAA2Q0AIBAAAN4NACABAAAA0Q0AIAEAAADUDQAgBBUAAIARACAWAACCEQAgFwAAgREAIKwJAAD_EAAgB5UJAACuDgAwlgkAAOcNABCXCQAArg4AMJoJAQCeDgAhmwlAAJ8OACGrCQEAng4AIawJAQCvDgAhAwAAANQNACADAADmDQAwFAAA5w0AIAMAAADUDQAgAwAA1Q0AMAQAANENACAIlQkAAKwOADCWCQAA7Q0AEJcJAACsDgAwpgkBAKkOACGnCQEAqQ4AIagJAQCpDgAhqQlAAKoOACGqCQAArQ4AIAEAAADqDQAgAQAAAOoNACAHlQkAAKwOADCWCQAA7Q0AEJcJAACsDgAwpgkBAKkOACGnCQEAqQ4AIagJAQCpDgAhqQlAAKoOACEAAwAAAO0NACADAADuDQAwBAAA6g0AIAMAAADtDQAgAwAA7g0AMAQAAOoNACADAAAA7Q0AIAMAAO4NADAEAADqDQAgBKYJAQAAAAGnCQEAAAABqAkBAAAAAakJQAAAAAEBCAAA8g0AIASmCQEAAAABpwkBAAAAAagJAQAAAAGpCUAAAAABAQgAAPQNADABCAAA9A0AMASmCQEA-hAAIacJAQD6EAAhqAkBAPoQACGpCUAA-xAAIQIAAADqDQAgCAAA9w0AIASmCQEA-hAAIacJAQD6EAAhqAkBAPoQACGpCUAA-xAAIQIAAADtDQAgCAAA-Q0AIAIAAADtDQAgCAAA-Q0AIAMAAADqDQAgDwAA8g0AIBAAAPcNACABAAAA6g0AIAEAAADtDQAgAxUAAPwQACAWAAD-EAAgFwAA_RAAIAeVCQAAqw4AMJYJAACADgAQlwkAAKsOADCmCQEAng4AIacJAQCeDgAhqAkBAJ4OACGpCUAAnw4AIQMAAADtDQAgAwAA_w0AMBQAAIAOACADAAAA7Q0AIAMAAO4NADAEAADqDQAgB5UJAACnDgAwlgkAAIYOABCXCQAApw4AMJgJAgAAAAGZCQEAqQ4AIZoJAQCpDgAhmwlAAKoOACEBAAAAgw4AIAEAAACDDgAgB5UJAACnDgAwlgkAAIYOABCXCQAApw4AMJgJAgCoDgAhmQkBAKkOACGaCQEAqQ4AIZsJQACqDgAhAAMAAACGDgAgAwAAhw4AMAQAAIMOACADAAAAhg4AIAMAAIcOADAEAACDDgAgAwAAAIYOACADAACHDgAwBAAAgw4AIASYCQIAAAABmQkBAAAAAZoJAQAAAAGbCUAAAAABAQgAAIsOACAEmAkCAAAAAZkJAQAAAAGaCQEAAAABmwlAAAAAAQEIAACNDgAwAQgAAI0OADAEmAkCAPkQACGZCQEA-hAAIZoJAQD6EAAhmwlAAPsQACECAAAAgw4AIAgAAJAOACAEmAkCAPkQACGZCQEA-hAAIZoJAQD6EAAhmwlAAPsQACECAAAAhg4AIAgAAJIOACACAAAAhg4AIAgAAJIOACADAAAAgw4AIA8AAIsOACAQAACQDgAgAQAAAIMOACABAAAAhg4AIAUVAAD0EAAgFgAA9xAAIBcAAPYQACA4AAD1EAAgOQAA-BAAIAeVCQAAnA4AMJYJAACZDgAQlwkAAJwOADCYCQIAnQ4AIZkJAQCeDgAhmgkBAJ4OACGbCUAAnw4AIQMAAACGDgAgAwAAmA4AMBQAAJkOACADAAAAhg4AIAMAAIcOADAEAACDDgAgB5UJAACcDgAwlgkAAJkOABCXCQAAnA4AMJgJAgCdDgAhmQkBAJ4OACGaCQEAng4AIZsJQACfDgAhDRUAAKEOACAWAAChDgAgFwAAoQ4AIDgAAKYOACA5AAChDgAgkQQCAAAABJwJAgAAAAGdCQIAAAAEngkCAAAAAZ8JAgAAAAGgCQIAAAABoQkCAAAAAaIJAgClDgAhDhUAAKEOACAWAACkDgAgFwAApA4AIJEEAQAAAAScCQEAAAABnQkBAAAABJ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAow4AIaMJAQAAAAGkCQEAAAABpQkBAAAAAQsVAAChDgAgFgAAog4AIBcAAKIOACCRBEAAAAAEnAlAAAAAAZ0JQAAAAASeCUAAAAABnwlAAAAAAaAJQAAAAAGhCUAAAAABoglAAKAOACELFQAAoQ4AIBYAAKIOACAXAACiDgAgkQRAAAAABJwJQAAAAAGdCUAAAAAEnglAAAAAAZ8JQAAAAAGgCUAAAAABoQlAAAAAAaIJQACgDgAhCJEEAgAAAAScCQIAAAABnQkCAAAABJ4JAgAAAAGfCQIAAAABoAkCAAAAAaEJAgAAAAGiCQIAoQ4AIQiRBEAAAAAEnAlAAAAAAZ0JQAAAAASeCUAAAAABnwlAAAAAAaAJQAAAAAGhCUAAAAABoglAAKIOACEOFQAAoQ4AIBYAAKQOACAXAACkDgAgkQQBAAAABJwJAQAAAAGdCQEAAAAEngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCjDgAhowkBAAAAAaQJAQAAAAGlCQEAAAABC5EEAQAAAAScCQEAAAABnQkBAAAABJ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEApA4AIaMJAQAAAAGkCQEAAAABpQkBAAAAAQ0VAAChDgAgFgAAoQ4AIBcAAKEOACA4AACmDgAgOQAAoQ4AIJEEAgAAAAScCQIAAAABnQkCAAAABJ4JAgAAAAGfCQIAAAABoAkCAAAAAaEJAgAAAAGiCQIApQ4AIQiRBAgAAAAEnAkIAAAAAZ0JCAAAAASeCQgAAAABnwkIAAAAAaAJCAAAAAGhCQgAAAABogkIAKYOACEHlQkAAKcOADCWCQAAhg4AEJcJAACnDgAwmAkCAKgOACGZCQEAqQ4AIZoJAQCpDgAhmwlAAKoOACEIkQQCAAAABJwJAgAAAAGdCQIAAAAEngkCAAAAAZ8JAgAAAAGgCQIAAAABoQkCAAAAAaIJAgChDgAhC5EEAQAAAAScCQEAAAABnQkBAAAABJ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEApA4AIaMJAQAAAAGkCQEAAAABpQkBAAAAAQiRBEAAAAAEnAlAAAAAAZ0JQAAAAASeCUAAAAABnwlAAAAAAaAJQAAAAAGhCUAAAAABoglAAKIOACEHlQkAAKsOADCWCQAAgA4AEJcJAACrDgAwpgkBAJ4OACGnCQEAng4AIagJAQCeDgAhqQlAAJ8OACEHlQkAAKwOADCWCQAA7Q0AEJcJAACsDgAwpgkBAKkOACGnCQEAqQ4AIagJAQCpDgAhqQlAAKoOACECpgkBAAAAAacJAQAAAAEHlQkAAK4OADCWCQAA5w0AEJcJAACuDgAwmgkBAJ4OACGbCUAAnw4AIasJAQCeDgAhrAkBAK8OACEOFQAAsQ4AIBYAALIOACAXAACyDgAgkQQBAAAABZwJAQAAAAGdCQEAAAAFngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCwDgAhowkBAAAAAaQJAQAAAAGlCQEAAAABDhUAALEOACAWAACyDgAgFwAAsg4AIJEEAQAAAAWcCQEAAAABnQkBAAAABZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAsA4AIaMJAQAAAAGkCQEAAAABpQkBAAAAAQiRBAIAAAAFnAkCAAAAAZ0JAgAAAAWeCQIAAAABnwkCAAAAAaAJAgAAAAGhCQIAAAABogkCALEOACELkQQBAAAABZwJAQAAAAGdCQEAAAAFngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCyDgAhowkBAAAAAaQJAQAAAAGlCQEAAAABB5UJAACzDgAwlgkAANQNABCXCQAAsw4AMJoJAQCpDgAhmwlAAKoOACGrCQEAqQ4AIawJAQC0DgAhC5EEAQAAAAWcCQEAAAABnQkBAAAABZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAsg4AIaMJAQAAAAGkCQEAAAABpQkBAAAAAQ-VCQAAtQ4AMJYJAADODQAQlwkAALUOADCYCQEAng4AIZkJAQCvDgAhmgkBAK8OACGbCUAAnw4AIaYJAQCeDgAhrQkBAK8OACGvCQAAtg6vCSKwCQEArw4AIbEJQAC3DgAhsglAALcOACGzCQIAnQ4AIbQJQAC3DgAhBxUAAKEOACAWAAC7DgAgFwAAuw4AIJEEAAAArwkInAkAAACvCQKdCQAAAK8JCKIJAAC6Dq8JIgsVAACxDgAgFgAAuQ4AIBcAALkOACCRBEAAAAAFnAlAAAAAAZ0JQAAAAAWeCUAAAAABnwlAAAAAAaAJQAAAAAGhCUAAAAABoglAALgOACELFQAAsQ4AIBYAALkOACAXAAC5DgAgkQRAAAAABZwJQAAAAAGdCUAAAAAFnglAAAAAAZ8JQAAAAAGgCUAAAAABoQlAAAAAAaIJQAC4DgAhCJEEQAAAAAWcCUAAAAABnQlAAAAABZ4JQAAAAAGfCUAAAAABoAlAAAAAAaEJQAAAAAGiCUAAuQ4AIQcVAAChDgAgFgAAuw4AIBcAALsOACCRBAAAAK8JCJwJAAAArwkCnQkAAACvCQiiCQAAug6vCSIEkQQAAACvCQicCQAAAK8JAp0JAAAArwkIogkAALsOrwkiEKEIAAC_DgAglQkAALwOADCWCQAA7wwAEJcJAAC8DgAwmAkBAKkOACGZCQEAtA4AIZoJAQC0DgAhmwlAAKoOACGmCQEAqQ4AIa0JAQC0DgAhrwkAAL0OrwkisAkBALQOACGxCUAAvg4AIbIJQAC-DgAhswkCAKgOACG0CUAAvg4AIQSRBAAAAK8JCJwJAAAArwkCnQkAAACvCQiiCQAAuw6vCSIIkQRAAAAABZwJQAAAAAGdCUAAAAAFnglAAAAAAZ8JQAAAAAGgCUAAAAABoQlAAAAAAaIJQAC5DgAhHKIIAADcDgAgowgAAN0OACCkCAAA3g4AIJUJAADXDgAwlgkAAPEMABCXCQAA1w4AMJgJAQCpDgAhmwlAAKoOACGpCUAAqg4AIcgJAQC0DgAhzwkAANgOzwki0AkBAKkOACHRCQEAqQ4AIdIJAQCpDgAh0wkBAKkOACHUCQEAqQ4AIdUJBADZDgAh1gkEANoOACHXCQEAtA4AIdgJEADbDgAh2QkBALQOACHaCQEAqQ4AIdsJQAC-DgAh3AlAAL4OACHdCQIAqA4AId4JQAC-DgAhoAwAAPEMACChDAAA8QwAIBGVCQAAwA4AMJYJAAC0DQAQlwkAAMAOADCYCQQAwQ4AIa0JAQCeDgAhtQkBAK8OACG2CQQAwQ4AIbcJAADCDgAguAkBAK8OACG5CQIAww4AIboJBADEDgAhuwlAAJ8OACG8CUAAtw4AIb0JQAC3DgAhvgkBAK8OACG_CQEArw4AIcAJQAC3DgAhDRUAAKEOACAWAADLDgAgFwAAyw4AIDgAAKYOACA5AADLDgAgkQQEAAAABJwJBAAAAAGdCQQAAAAEngkEAAAAAZ8JBAAAAAGgCQQAAAABoQkEAAAAAaIJBADKDgAhDxUAALEOACAWAADJDgAgFwAAyQ4AIJwJgAAAAAGeCYAAAAABnwmAAAAAAaAJgAAAAAGhCYAAAAABogmAAAAAAcEJAQAAAAHCCQEAAAABwwkBAAAAAcQJgAAAAAHFCYAAAAABxgmAAAAAAQ0VAACxDgAgFgAAsQ4AIBcAALEOACA4AADGDgAgOQAAsQ4AIJEEAgAAAAWcCQIAAAABnQkCAAAABZ4JAgAAAAGfCQIAAAABoAkCAAAAAaEJAgAAAAGiCQIAyA4AIQ0VAACxDgAgFgAAxw4AIBcAAMcOACA4AADGDgAgOQAAxw4AIJEEBAAAAAWcCQQAAAABnQkEAAAABZ4JBAAAAAGfCQQAAAABoAkEAAAAAaEJBAAAAAGiCQQAxQ4AIQ0VAACxDgAgFgAAxw4AIBcAAMcOACA4AADGDgAgOQAAxw4AIJEEBAAAAAWcCQQAAAABnQkEAAAABZ4JBAAAAAGfCQQAAAABoAkEAAAAAaEJBAAAAAGiCQQAxQ4AIQiRBAgAAAAFnAkIAAAAAZ0JCAAAAAWeCQgAAAABnwkIAAAAAaAJCAAAAAGhCQgAAAABogkIAMYOACEIkQQEAAAABZwJBAAAAAGdCQQAAAAFngkEAAAAAZ8JBAAAAAGgCQQAAAABoQkEAAAAAaIJBADHDgAhDRUAALEOACAWAACxDgAgFwAAsQ4AIDgAAMYOACA5AACxDgAgkQQCAAAABZwJAgAAAAGdCQIAAAAFngkCAAAAAZ8JAgAAAAGgCQIAAAABoQkCAAAAAaIJAgDIDgAhDJwJgAAAAAGeCYAAAAABnwmAAAAAAaAJgAAAAAGhCYAAAAABogmAAAAAAcEJAQAAAAHCCQEAAAABwwkBAAAAAcQJgAAAAAHFCYAAAAABxgmAAAAAAQ0VAAChDgAgFgAAyw4AIBcAAMsOACA4AACmDgAgOQAAyw4AIJEEBAAAAAScCQQAAAABnQkEAAAABJ4JBAAAAAGfCQQAAAABoAkEAAAAAaEJBAAAAAGiCQQAyg4AIQiRBAQAAAAEnAkEAAAAAZ0JBAAAAASeCQQAAAABnwkEAAAAAaAJBAAAAAGhCQQAAAABogkEAMsOACENlQkAAMwOADCWCQAAng0AEJcJAADMDgAwmwlAAJ8OACGpCUAAnw4AIa0JAQCeDgAhxwkBAJ4OACHICQEAng4AIckJBADEDgAhyglAALcOACHLCQEArw4AIcwJQAC3DgAhzQkgAM0OACEFFQAAoQ4AIBYAAM8OACAXAADPDgAgnAkgAAAAAaIJIADODgAhBRUAAKEOACAWAADPDgAgFwAAzw4AIJwJIAAAAAGiCSAAzg4AIQKcCSAAAAABogkgAM8OACEXlQkAANAOADCWCQAAiA0AEJcJAADQDgAwmAkBAJ4OACGbCUAAnw4AIakJQACfDgAhyAkBAK8OACHPCQAA0Q7PCSLQCQEAng4AIdEJAQCeDgAh0gkBAJ4OACHTCQEAng4AIdQJAQCeDgAh1QkEAMEOACHWCQQAxA4AIdcJAQCvDgAh2AkQANIOACHZCQEArw4AIdoJAQCeDgAh2wlAALcOACHcCUAAtw4AId0JAgCdDgAh3glAALcOACEHFQAAoQ4AIBYAANYOACAXAADWDgAgkQQAAADPCQicCQAAAM8JAp0JAAAAzwkIogkAANUOzwkiDRUAAKEOACAWAADUDgAgFwAA1A4AIDgAANQOACA5AADUDgAgkQQQAAAABJwJEAAAAAGdCRAAAAAEngkQAAAAAZ8JEAAAAAGgCRAAAAABoQkQAAAAAaIJEADTDgAhDRUAAKEOACAWAADUDgAgFwAA1A4AIDgAANQOACA5AADUDgAgkQQQAAAABJwJEAAAAAGdCRAAAAAEngkQAAAAAZ8JEAAAAAGgCRAAAAABoQkQAAAAAaIJEADTDgAhCJEEEAAAAAScCRAAAAABnQkQAAAABJ4JEAAAAAGfCRAAAAABoAkQAAAAAaEJEAAAAAGiCRAA1A4AIQcVAAChDgAgFgAA1g4AIBcAANYOACCRBAAAAM8JCJwJAAAAzwkCnQkAAADPCQiiCQAA1Q7PCSIEkQQAAADPCQicCQAAAM8JAp0JAAAAzwkIogkAANYOzwkiGqIIAADcDgAgowgAAN0OACCkCAAA3g4AIJUJAADXDgAwlgkAAPEMABCXCQAA1w4AMJgJAQCpDgAhmwlAAKoOACGpCUAAqg4AIcgJAQC0DgAhzwkAANgOzwki0AkBAKkOACHRCQEAqQ4AIdIJAQCpDgAh0wkBAKkOACHUCQEAqQ4AIdUJBADZDgAh1gkEANoOACHXCQEAtA4AIdgJEADbDgAh2QkBALQOACHaCQEAqQ4AIdsJQAC-DgAh3AlAAL4OACHdCQIAqA4AId4JQAC-DgAhBJEEAAAAzwkInAkAAADPCQKdCQAAAM8JCKIJAADWDs8JIgiRBAQAAAAEnAkEAAAAAZ0JBAAAAASeCQQAAAABnwkEAAAAAaAJBAAAAAGhCQQAAAABogkEAMsOACEIkQQEAAAABZwJBAAAAAGdCQQAAAAFngkEAAAAAZ8JBAAAAAGgCQQAAAABoQkEAAAAAaIJBADHDgAhCJEEEAAAAAScCRAAAAABnQkQAAAABJ4JEAAAAAGfCRAAAAABoAkQAAAAAaEJEAAAAAGiCRAA1A4AIQPfCQAA5wwAIOAJAADnDAAg4QkAAOcMACAD3wkAAOsMACDgCQAA6wwAIOEJAADrDAAgEqEIAAC_DgAglQkAALwOADCWCQAA7wwAEJcJAAC8DgAwmAkBAKkOACGZCQEAtA4AIZoJAQC0DgAhmwlAAKoOACGmCQEAqQ4AIa0JAQC0DgAhrwkAAL0OrwkisAkBALQOACGxCUAAvg4AIbIJQAC-DgAhswkCAKgOACG0CUAAvg4AIaAMAADvDAAgoQwAAO8MACASoQgAAOIOACCVCQAA3w4AMJYJAADrDAAQlwkAAN8OADCYCQQA2Q4AIa0JAQCpDgAhtQkBALQOACG2CQQA2Q4AIbcJAADgDgAguAkBALQOACG5CQIA4Q4AIboJBADaDgAhuwlAAKoOACG8CUAAvg4AIb0JQAC-DgAhvgkBALQOACG_CQEAtA4AIcAJQAC-DgAhDJwJgAAAAAGeCYAAAAABnwmAAAAAAaAJgAAAAAGhCYAAAAABogmAAAAAAcEJAQAAAAHCCQEAAAABwwkBAAAAAcQJgAAAAAHFCYAAAAABxgmAAAAAAQiRBAIAAAAFnAkCAAAAAZ0JAgAAAAWeCQIAAAABnwkCAAAAAaAJAgAAAAGhCQIAAAABogkCALEOACEcoggAANwOACCjCAAA3Q4AIKQIAADeDgAglQkAANcOADCWCQAA8QwAEJcJAADXDgAwmAkBAKkOACGbCUAAqg4AIakJQACqDgAhyAkBALQOACHPCQAA2A7PCSLQCQEAqQ4AIdEJAQCpDgAh0gkBAKkOACHTCQEAqQ4AIdQJAQCpDgAh1QkEANkOACHWCQQA2g4AIdcJAQC0DgAh2AkQANsOACHZCQEAtA4AIdoJAQCpDgAh2wlAAL4OACHcCUAAvg4AId0JAgCoDgAh3glAAL4OACGgDAAA8QwAIKEMAADxDAAgDqEIAADiDgAglQkAAOMOADCWCQAA5wwAEJcJAADjDgAwmwlAAKoOACGpCUAAqg4AIa0JAQCpDgAhxwkBAKkOACHICQEAqQ4AIckJBADaDgAhyglAAL4OACHLCQEAtA4AIcwJQAC-DgAhzQkgAOQOACECnAkgAAAAAaIJIADPDgAhEo8DAQCeDgAhlQkAAOUOADCWCQAA4gwAEJcJAADlDgAwmAkBAOYOACGbCUAAnw4AIdAJAQCeDgAh2gkBAJ4OACHiCQEAng4AIeMJAQCeDgAh5AkBAJ4OACHlCQEAng4AIeYJAQCeDgAh5wlAAJ8OACHoCUAAnw4AIekJAgDDDgAh6gkCAMMOACHrCQEArw4AIQsVAAChDgAgFgAApA4AIBcAAKQOACCRBAEAAAAEnAkBAAAAAZ0JAQAAAASeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAOcOACELFQAAoQ4AIBYAAKQOACAXAACkDgAgkQQBAAAABJwJAQAAAAGdCQEAAAAEngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQDnDgAhEo8DAQCpDgAhlQkAAOgOADCWCQAAzwwAEJcJAADoDgAwmAkBAOkOACGbCUAAqg4AIdAJAQCpDgAh2gkBAKkOACHiCQEAqQ4AIeMJAQCpDgAh5AkBAKkOACHlCQEAqQ4AIeYJAQCpDgAh5wlAAKoOACHoCUAAqg4AIekJAgDhDgAh6gkCAOEOACHrCQEAtA4AIQiRBAEAAAAEnAkBAAAAAZ0JAQAAAASeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAOoOACEIkQQBAAAABJwJAQAAAAGdCQEAAAAEngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQDqDgAhCZUJAADrDgAwlgkAAMkMABCXCQAA6w4AMJgJAQCeDgAhmwlAAJ8OACHPCQAA7A7tCSLtCQEArw4AIe4JAADtDgAg7wlAALcOACEHFQAAoQ4AIBYAAPAOACAXAADwDgAgkQQAAADtCQicCQAAAO0JAp0JAAAA7QkIogkAAO8O7QkiDxUAAKEOACAWAADuDgAgFwAA7g4AIJwJgAAAAAGeCYAAAAABnwmAAAAAAaAJgAAAAAGhCYAAAAABogmAAAAAAcEJAQAAAAHCCQEAAAABwwkBAAAAAcQJgAAAAAHFCYAAAAABxgmAAAAAAQycCYAAAAABngmAAAAAAZ8JgAAAAAGgCYAAAAABoQmAAAAAAaIJgAAAAAHBCQEAAAABwgkBAAAAAcMJAQAAAAHECYAAAAABxQmAAAAAAcYJgAAAAAEHFQAAoQ4AIBYAAPAOACAXAADwDgAgkQQAAADtCQicCQAAAO0JAp0JAAAA7QkIogkAAO8O7QkiBJEEAAAA7QkInAkAAADtCQKdCQAAAO0JCKIJAADwDu0JIgmVCQAA8Q4AMJYJAAC2DAAQlwkAAPEOADCYCQEAqQ4AIZsJQACqDgAhzwkAAPIO7Qki7QkBALQOACHuCQAA8w4AIO8JQAC-DgAhBJEEAAAA7QkInAkAAADtCQKdCQAAAO0JCKIJAADwDu0JIgycCYAAAAABngmAAAAAAZ8JgAAAAAGgCYAAAAABoQmAAAAAAaIJgAAAAAHBCQEAAAABwgkBAAAAAcMJAQAAAAHECYAAAAABxQmAAAAAAcYJgAAAAAEMlQkAAPQOADCWCQAAsAwAEJcJAAD0DgAwmwlAAJ8OACGvCQAA9Q7xCSLPCQAA7A7tCSLQCQEAng4AIdoJAQCeDgAh7gkAAO0OACDvCUAAtw4AIfEJAQCeDgAh8gkBAJ4OACEHFQAAoQ4AIBYAAPcOACAXAAD3DgAgkQQAAADxCQicCQAAAPEJAp0JAAAA8QkIogkAAPYO8QkiBxUAAKEOACAWAAD3DgAgFwAA9w4AIJEEAAAA8QkInAkAAADxCQKdCQAAAPEJCKIJAAD2DvEJIgSRBAAAAPEJCJwJAAAA8QkCnQkAAADxCQiiCQAA9w7xCSIMlQkAAPgOADCWCQAAnQwAEJcJAAD4DgAwmwlAAKoOACGvCQAA-Q7xCSLPCQAA8g7tCSLQCQEAqQ4AIdoJAQCpDgAh7gkAAPMOACDvCUAAvg4AIfEJAQCpDgAh8gkBAKkOACEEkQQAAADxCQicCQAAAPEJAp0JAAAA8QkIogkAAPcO8QkiAs8JAAAA7QkC8QkBAAAAAQ6VCQAA-w4AMJYJAACXDAAQlwkAAPsOADCYCQEAng4AIZsJQACfDgAhqQlAAJ8OACHICQEAng4AIdAJAQCeDgAh0QkBAJ4OACHTCQEAng4AIfQJAgCdDgAh9QlAAJ8OACH2CUAAtw4AIfcJAgDDDgAhDpUJAAD8DgAwlgkAAIQMABCXCQAA_A4AMJgJAQCpDgAhmwlAAKoOACGpCUAAqg4AIcgJAQCpDgAh0AkBAKkOACHRCQEAqQ4AIdMJAQCpDgAh9AkCAKgOACH1CUAAqg4AIfYJQAC-DgAh9wkCAOEOACEHlQkAAP0OADCWCQAA_gsAEJcJAAD9DgAwmAkBAJ4OACGbCUAAnw4AIe4JAADtDgAg-AkBAJ4OACEHlQkAAP4OADCWCQAA6wsAEJcJAAD-DgAwmAkBAKkOACGbCUAAqg4AIe4JAADzDgAg-AkBAKkOACEIlQkAAP8OADCWCQAA5QsAEJcJAAD_DgAwmwlAAJ8OACHPCQAAgA_6CSLxCQEA5g4AIfoJQAC3DgAh-wlAALcOACEHFQAAoQ4AIBYAAIIPACAXAACCDwAgkQQAAAD6CQicCQAAAPoJAp0JAAAA-gkIogkAAIEP-gkiBxUAAKEOACAWAACCDwAgFwAAgg8AIJEEAAAA-gkInAkAAAD6CQKdCQAAAPoJCKIJAACBD_oJIgSRBAAAAPoJCJwJAAAA-gkCnQkAAAD6CQiiCQAAgg_6CSIIlQkAAIMPADCWCQAA0gsAEJcJAACDDwAwmwlAAKoOACHPCQAAhA_6CSLxCQEA6Q4AIfoJQAC-DgAh-wlAAL4OACEEkQQAAAD6CQicCQAAAPoJAp0JAAAA-gkIogkAAIIP-gkiAs8JAAAA-gkC8QkBAAAAARyVCQAAhg8AMJYJAADMCwAQlwkAAIYPADCYCQEA5g4AIZsJQACfDgAhrwkAAIcP_gki0AkBAJ4OACHaCQEAng4AIfIJAQCeDgAh9wkBAK8OACH6CUAAtw4AIf8JAACID_8JIoAKAQCvDgAhgQoQANIOACGCChAAiQ8AIYMKAQCvDgAhhAoAAMIOACCFCgEArw4AIYYKAQCvDgAhhwoBAK8OACGICgEArw4AIYkKAADCDgAgigoBAK8OACGLCkAAtw4AIYwKQAC3DgAhjQpAAJ8OACGOCkAAtw4AIY8KQAC3DgAhBxUAAKEOACAWAACPDwAgFwAAjw8AIJEEAAAA_gkInAkAAAD-CQKdCQAAAP4JCKIJAACOD_4JIgcVAAChDgAgFgAAjQ8AIBcAAI0PACCRBAAAAP8JCJwJAAAA_wkCnQkAAAD_CQiiCQAAjA__CSINFQAAsQ4AIBYAAIsPACAXAACLDwAgOAAAiw8AIDkAAIsPACCRBBAAAAAFnAkQAAAAAZ0JEAAAAAWeCRAAAAABnwkQAAAAAaAJEAAAAAGhCRAAAAABogkQAIoPACENFQAAsQ4AIBYAAIsPACAXAACLDwAgOAAAiw8AIDkAAIsPACCRBBAAAAAFnAkQAAAAAZ0JEAAAAAWeCRAAAAABnwkQAAAAAaAJEAAAAAGhCRAAAAABogkQAIoPACEIkQQQAAAABZwJEAAAAAGdCRAAAAAFngkQAAAAAZ8JEAAAAAGgCRAAAAABoQkQAAAAAaIJEACLDwAhBxUAAKEOACAWAACNDwAgFwAAjQ8AIJEEAAAA_wkInAkAAAD_CQKdCQAAAP8JCKIJAACMD_8JIgSRBAAAAP8JCJwJAAAA_wkCnQkAAAD_CQiiCQAAjQ__CSIHFQAAoQ4AIBYAAI8PACAXAACPDwAgkQQAAAD-CQicCQAAAP4JAp0JAAAA_gkIogkAAI4P_gkiBJEEAAAA_gkInAkAAAD-CQKdCQAAAP4JCKIJAACPD_4JIhyVCQAAkA8AMJYJAAC5CwAQlwkAAJAPADCYCQEA6Q4AIZsJQACqDgAhrwkAAJEP_gki0AkBAKkOACHaCQEAqQ4AIfIJAQCpDgAh9wkBALQOACH6CUAAvg4AIf8JAACSD_8JIoAKAQC0DgAhgQoQANsOACGCChAAkw8AIYMKAQC0DgAhhAoAAOAOACCFCgEAtA4AIYYKAQC0DgAhhwoBALQOACGICgEAtA4AIYkKAADgDgAgigoBALQOACGLCkAAvg4AIYwKQAC-DgAhjQpAAKoOACGOCkAAvg4AIY8KQAC-DgAhBJEEAAAA_gkInAkAAAD-CQKdCQAAAP4JCKIJAACPD_4JIgSRBAAAAP8JCJwJAAAA_wkCnQkAAAD_CQiiCQAAjQ__CSIIkQQQAAAABZwJEAAAAAGdCRAAAAAFngkQAAAAAZ8JEAAAAAGgCRAAAAABoQkQAAAAAaIJEACLDwAhCpUJAACUDwAwlgkAALMLABCXCQAAlA8AMK8JAQCeDgAhswkCAJ0OACG0CUAAtw4AIYQKAQCeDgAhjgpAALcOACGQCgEAng4AIZEKAQCvDgAhD5UJAACVDwAwlgkAAJ0LABCXCQAAlQ8AMJgJAQCeDgAhmwlAAJ8OACHICQEArw4AIc8JAQCeDgAh0AkBAK8OACHaCQEArw4AIfcJAgCdDgAhkgoBAK8OACGTCgEAng4AIZQKAQCeDgAhlQoBAJ4OACGWCgEAng4AIRCQBwAAlw8AIJUJAACWDwAwlgkAAIoLABCXCQAAlg8AMJgJAQCpDgAhmwlAAKoOACHICQEAtA4AIc8JAQCpDgAh0AkBALQOACHaCQEAtA4AIfcJAgCoDgAhkgoBALQOACGTCgEAqQ4AIZQKAQCpDgAhlQoBAKkOACGWCgEAqQ4AIQPfCQAAhAsAIOAJAACECwAg4QkAAIQLACAChAoBAAAAAZAKAQAAAAEL_AUAAJoPACCVCQAAmQ8AMJYJAACECwAQlwkAAJkPADCvCQEAqQ4AIbMJAgCoDgAhtAlAAL4OACGECgEAqQ4AIY4KQAC-DgAhkAoBAKkOACGRCgEAtA4AIRKQBwAAlw8AIJUJAACWDwAwlgkAAIoLABCXCQAAlg8AMJgJAQCpDgAhmwlAAKoOACHICQEAtA4AIc8JAQCpDgAh0AkBALQOACHaCQEAtA4AIfcJAgCoDgAhkgoBALQOACGTCgEAqQ4AIZQKAQCpDgAhlQoBAKkOACGWCgEAqQ4AIaAMAACKCwAgoQwAAIoLACAGlQkAAJsPADCWCQAA_woAEJcJAACbDwAwmAoBAJ4OACGZCkAAnw4AIZoKAgCdDgAhBpUJAACcDwAwlgkAAOwKABCXCQAAnA8AMJgKAQCpDgAhmQpAAKoOACGaCgIAqA4AIQKYCgEAAAABmQpAAAAAAQaVCQAAng8AMJYJAADmCgAQlwkAAJ4PADCYCQEAng4AIZwKAQCeDgAhnQpAAJ8OACEIlQkAAJ8PADCWCQAA0AoAEJcJAACfDwAwmAkBAJ4OACG7CUAAnw4AIZAKAQCeDgAhnAoBAJ4OACGeCkAAtw4AIQ6VCQAAoA8AMJYJAAC6CgAQlwkAAKAPADCYCQEAng4AIbsJQACfDgAhyAkBAK8OACH3CQIAnQ4AIZMKAQCeDgAhlgoBAJ4OACGfCgEAng4AIaAKAQCeDgAhoQoBAJ4OACGiCgEAng4AIaMKAQCeDgAhD_sFAACiDwAglQkAAKEPADCWCQAApwoAEJcJAAChDwAwmAkBAKkOACG7CUAAqg4AIcgJAQC0DgAh9wkCAKgOACGTCgEAqQ4AIZYKAQCpDgAhnwoBAKkOACGgCgEAqQ4AIaEKAQCpDgAhogoBAKkOACGjCgEAqQ4AIQPfCQAAngkAIOAJAACeCQAg4QkAAJ4JACAKlQkAAKMPADCWCQAAoQoAEJcJAACjDwAw2gkBAJ4OACGLCkAAnw4AIZwKAQCeDgAhpAoBAJ4OACGlChAA0g4AIaYKAgCdDgAhpwoQANIOACEOlQkAAKQPADCWCQAAiwoAEJcJAACkDwAwmAkBAJ4OACGbCUAAnw4AIakJQAC3DgAh7wlAALcOACGECgEArw4AIZIKAQCvDgAhqAoBAJ4OACGpCgEAng4AIaoKAQCvDgAhqwogAM0OACGsCkAAtw4AIQaVCQAApQ8AMJYJAADzCQAQlwkAAKUPADDQCQEAng4AIZIKAQCeDgAhrQpAAJ8OACEHlQkAAKYPADCWCQAA3QkAEJcJAACmDwAwmgkBAJ4OACGbCUAAnw4AIa4KAQCeDgAhrwoBAJ4OACEHlQkAAKcPADCWCQAAygkAEJcJAACnDwAwmgkBAKkOACGbCUAAqg4AIa4KAQCpDgAhrwoBAKkOACEKlQkAAKgPADCWCQAAxAkAEJcJAACoDwAwmwlAAJ8OACHaCQEAng4AIakKAQCeDgAhsAoBAJ4OACGxCgEArw4AIbIKQAC3DgAhswpAALcOACEL-gUAAKoPACCVCQAAqQ8AMJYJAACoCQAQlwkAAKkPADDaCQEAqQ4AIYsKQACqDgAhnAoBAKkOACGkCgEAqQ4AIaUKEADbDgAhpgoCAKgOACGnChAA2w4AIRSRBAAAsw8AIPsFAACiDwAg_QUAALQPACD-BQAAtQ8AIJUJAACyDwAwlgkAAJgJABCXCQAAsg8AMJgJAQCpDgAhmwlAAKoOACGpCUAAvg4AIe8JQAC-DgAhhAoBALQOACGSCgEAtA4AIagKAQCpDgAhqQoBAKkOACGqCgEAtA4AIasKIADkDgAhrApAAL4OACGgDAAAmAkAIKEMAACYCQAgB_oFAACqDwAglQkAAKsPADCWCQAApAkAEJcJAACrDwAwmAkBAKkOACGcCgEAqQ4AIZ0KQACqDgAhApAKAQAAAAGcCgEAAAABCvoFAACqDwAg_AUAAK4PACCVCQAArQ8AMJYJAACeCQAQlwkAAK0PADCYCQEAqQ4AIbsJQACqDgAhkAoBAKkOACGcCgEAqQ4AIZ4KQAC-DgAhEfsFAACiDwAglQkAAKEPADCWCQAApwoAEJcJAAChDwAwmAkBAKkOACG7CUAAqg4AIcgJAQC0DgAh9wkCAKgOACGTCgEAqQ4AIZYKAQCpDgAhnwoBAKkOACGgCgEAqQ4AIaEKAQCpDgAhogoBAKkOACGjCgEAqQ4AIaAMAACnCgAgoQwAAKcKACAM-QUAALAPACD_BQAAsQ8AIJUJAACvDwAwlgkAAJwJABCXCQAArw8AMJsJQACqDgAh2gkBAKkOACGpCgEAqQ4AIbAKAQCpDgAhsQoBALQOACGyCkAAvg4AIbMKQAC-DgAhA98JAACUCQAg4AkAAJQJACDhCQAAlAkAIAPfCQAAmAkAIOAJAACYCQAg4QkAAJgJACASkQQAALMPACD7BQAAog8AIP0FAAC0DwAg_gUAALUPACCVCQAAsg8AMJYJAACYCQAQlwkAALIPADCYCQEAqQ4AIZsJQACqDgAhqQlAAL4OACHvCUAAvg4AIYQKAQC0DgAhkgoBALQOACGoCgEAqQ4AIakKAQCpDgAhqgoBALQOACGrCiAA5A4AIawKQAC-DgAhDvkFAACwDwAg_wUAALEPACCVCQAArw8AMJYJAACcCQAQlwkAAK8PADCbCUAAqg4AIdoJAQCpDgAhqQoBAKkOACGwCgEAqQ4AIbEKAQC0DgAhsgpAAL4OACGzCkAAvg4AIaAMAACcCQAgoQwAAJwJACAD3wkAAKQJACDgCQAApAkAIOEJAACkCQAgA98JAACoCQAg4AkAAKgJACDhCQAAqAkAIALQCQEAAAABkgoBAAAAAQeRBAAAuA8AIJUJAAC3DwAwlgkAAJQJABCXCQAAtw8AMNAJAQCpDgAhkgoBAKkOACGtCkAAqg4AIQ75BQAAsA8AIP8FAACxDwAglQkAAK8PADCWCQAAnAkAEJcJAACvDwAwmwlAAKoOACHaCQEAqQ4AIakKAQCpDgAhsAoBAKkOACGxCgEAtA4AIbIKQAC-DgAhswpAAL4OACGgDAAAnAkAIKEMAACcCQAgBpUJAAC5DwAwlgkAAI8JABCXCQAAuQ8AMJsJQACfDgAhsAoBAJ4OACG2CgEAng4AIQaVCQAAug8AMJYJAAD8CAAQlwkAALoPADCbCUAAqg4AIbAKAQCpDgAhtgoBAKkOACEHlQkAALsPADCWCQAA9ggAEJcJAAC7DwAwmQoCAJ0OACG3CkAAnw4AIbgKEADSDgAhuQoQANIOACEHlQkAALwPADCWCQAA4wgAEJcJAAC8DwAwmQoCAKgOACG3CkAAqg4AIbgKEADbDgAhuQoQANsOACEJlQkAAL0PADCWCQAA3QgAEJcJAAC9DwAwmAkBAJ4OACG6CgEAng4AIbsKAQCeDgAhvAoAAO0OACC9CiAAzQ4AIb4KQACfDgAhBpUJAAC-DwAwlgkAAMcIABCXCQAAvg8AMJgJAQCeDgAhvgpAAJ8OACG_CgEAng4AIQe4BQAAwA8AIJUJAAC_DwAwlgkAALQIABCXCQAAvw8AMJgJAQCpDgAhvgpAAKoOACG_CgEAqQ4AIQPfCQAArggAIOAJAACuCAAg4QkAAK4IACAKtwUAAMIPACCVCQAAwQ8AMJYJAACuCAAQlwkAAMEPADCYCQEAqQ4AIboKAQCpDgAhuwoBAKkOACG8CgAA8w4AIL0KIADkDgAhvgpAAKoOACEJuAUAAMAPACCVCQAAvw8AMJYJAAC0CAAQlwkAAL8PADCYCQEAqQ4AIb4KQACqDgAhvwoBAKkOACGgDAAAtAgAIKEMAAC0CAAgBpUJAADDDwAwlgkAAKkIABCXCQAAww8AMKUKEADSDgAhwAoBAOYOACHBCgIAnQ4AIRSVCQAAxA8AMJYJAACTCAAQlwkAAMQPADCYCQEA5g4AIZsJQACfDgAhrwkBAJ4OACGwCQEArw4AIbMJAgCdDgAh2QkBAK8OACGKCgEAng4AIY0KQACfDgAhpQoQANIOACHCCgEA5g4AIcMKAQCeDgAhxAoBAJ4OACHFCgEArw4AIcYKAADCDgAgxwpAALcOACHICkAAtw4AIckKQAC3DgAhCZUJAADFDwAwlgkAAP0HABCXCQAAxQ8AMJgJBADBDgAhigoBAJ4OACHCCgEA5g4AIcoKAQCvDgAhywoBAJ4OACHMCkAAnw4AIQ6VCQAAxg8AMJYJAADnBwAQlwkAAMYPADClChAA0g4AIcEKAgCdDgAhwgoBAOYOACHNCgEAng4AIc4KAQCeDgAhzwoBAJ4OACHQChAAiQ8AIdEKAgCdDgAh0goBAJ4OACHTCgEAng4AIdQKAgDDDgAhLZUJAADHDwAwlgkAANEHABCXCQAAxw8AMJgJAQDmDgAhmwlAAJ8OACGvCQEAng4AIdkJAQCvDgAhigoBAJ4OACGNCkAAnw4AIaQKAQCeDgAhpQoQANIOACGpCgEAng4AIbsKAQCvDgAhyQpAAJ8OACHNCgEArw4AIc8KAQCeDgAh0goBAJ4OACHVCgEAng4AIdYKAQCeDgAh1woBAJ4OACHYCgEAng4AIdkKAQCeDgAh2goBAJ4OACHbChAAiQ8AIdwKEACJDwAh3QoCAMMOACHeCgAA7Q4AIN8KAADtDgAg4AoAAcgPACHhCgAByA8AIeIKAQCvDgAh4woAAckPACHkCkAAnw4AIeUKAQCvDgAh5goBAK8OACHnCgEAng4AIegKIADNDgAh6QoCAMMOACHqCgAAwg4AIOsKAAHJDwAh7AoAAMIOACDtCgEArw4AIe4KEACJDwAh7wogAM0OACHwCkAAtw4AIQcVAAChDgAgFgAAzQ8AIBcAAM0PACCRBAABAAAEnAkAAQAAAZ0JAAEAAASiCQABzA8AIQcVAACxDgAgFgAAyw8AIBcAAMsPACCRBAABAAAFnAkAAQAAAZ0JAAEAAAWiCQAByg8AIQcVAACxDgAgFgAAyw8AIBcAAMsPACCRBAABAAAFnAkAAQAAAZ0JAAEAAAWiCQAByg8AIQSRBAABAAAFnAkAAQAAAZ0JAAEAAAWiCQAByw8AIQcVAAChDgAgFgAAzQ8AIBcAAM0PACCRBAABAAAEnAkAAQAAAZ0JAAEAAASiCQABzA8AIQSRBAABAAAEnAkAAQAAAZ0JAAEAAASiCQABzQ8AITDjBAAA0Q8AIOQEAADSDwAg5gQAANMPACCVCQAAzg8AMJYJAAC-BwAQlwkAAM4PADCYCQEA6Q4AIZsJQACqDgAhrwkBAKkOACHZCQEAtA4AIYoKAQCpDgAhjQpAAKoOACGkCgEAqQ4AIaUKEADbDgAhqQoBAKkOACG7CgEAtA4AIckKQACqDgAhzQoBALQOACHPCgEAqQ4AIdIKAQCpDgAh1QoBAKkOACHWCgEAqQ4AIdcKAQCpDgAh2AoBAKkOACHZCgEAqQ4AIdoKAQCpDgAh2woQAJMPACHcChAAkw8AId0KAgDhDgAh3goAAPMOACDfCgAA8w4AIOAKAAHPDwAh4QoAAc8PACHiCgEAtA4AIeMKAAHQDwAh5ApAAKoOACHlCgEAtA4AIeYKAQC0DgAh5woBAKkOACHoCiAA5A4AIekKAgDhDgAh6goAAOAOACDrCgAB0A8AIewKAADgDgAg7QoBALQOACHuChAAkw8AIe8KIADkDgAh8ApAAL4OACEEkQQAAQAABJwJAAEAAAGdCQABAAAEogkAAc0PACEEkQQAAQAABZwJAAEAAAGdCQABAAAFogkAAcsPACED3wkAAKkHACDgCQAAqQcAIOEJAACpBwAgA98JAACtBwAg4AkAAK0HACDhCQAArQcAIAPfCQAAsQcAIOAJAACxBwAg4QkAALEHACACwAoBAAAAAcEKAgAAAAEH5QQAANYPACCVCQAA1Q8AMJYJAAC1BwAQlwkAANUPADClChAA2w4AIcAKAQDpDgAhwQoCAKgOACEY4gQAANkPACDjBAAA2g8AIJUJAADYDwAwlgkAALEHABCXCQAA2A8AMJgJAQDpDgAhmwlAAKoOACGvCQEAqQ4AIbAJAQC0DgAhswkCAKgOACHZCQEAtA4AIYoKAQCpDgAhjQpAAKoOACGlChAA2w4AIcIKAQDpDgAhwwoBAKkOACHECgEAqQ4AIcUKAQC0DgAhxgoAAOAOACDHCkAAvg4AIcgKQAC-DgAhyQpAAL4OACGgDAAAsQcAIKEMAACxBwAgAsIKAQAAAAHECgEAAAABFuIEAADZDwAg4wQAANoPACCVCQAA2A8AMJYJAACxBwAQlwkAANgPADCYCQEA6Q4AIZsJQACqDgAhrwkBAKkOACGwCQEAtA4AIbMJAgCoDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpQoQANsOACHCCgEA6Q4AIcMKAQCpDgAhxAoBAKkOACHFCgEAtA4AIcYKAADgDgAgxwpAAL4OACHICkAAvg4AIckKQAC-DgAhMuMEAADRDwAg5AQAANIPACDmBAAA0w8AIJUJAADODwAwlgkAAL4HABCXCQAAzg8AMJgJAQDpDgAhmwlAAKoOACGvCQEAqQ4AIdkJAQC0DgAhigoBAKkOACGNCkAAqg4AIaQKAQCpDgAhpQoQANsOACGpCgEAqQ4AIbsKAQC0DgAhyQpAAKoOACHNCgEAtA4AIc8KAQCpDgAh0goBAKkOACHVCgEAqQ4AIdYKAQCpDgAh1woBAKkOACHYCgEAqQ4AIdkKAQCpDgAh2goBAKkOACHbChAAkw8AIdwKEACTDwAh3QoCAOEOACHeCgAA8w4AIN8KAADzDgAg4AoAAc8PACHhCgABzw8AIeIKAQC0DgAh4woAAdAPACHkCkAAqg4AIeUKAQC0DgAh5goBALQOACHnCgEAqQ4AIegKIADkDgAh6QoCAOEOACHqCgAA4A4AIOsKAAHQDwAh7AoAAOAOACDtCgEAtA4AIe4KEACTDwAh7wogAOQOACHwCkAAvg4AIaAMAAC-BwAgoQwAAL4HACAD3wkAALUHACDgCQAAtQcAIOEJAAC1BwAgCuIEAADZDwAglQkAANsPADCWCQAArQcAEJcJAADbDwAwmAkEANkOACGKCgEAqQ4AIcIKAQDpDgAhygoBALQOACHLCgEAqQ4AIcwKQACqDgAhAsEKAgAAAAHCCgEAAAABD-IEAADZDwAglQkAAN0PADCWCQAAqQcAEJcJAADdDwAwpQoQANsOACHBCgIAqA4AIcIKAQDpDgAhzQoBAKkOACHOCgEAqQ4AIc8KAQCpDgAh0AoQAJMPACHRCgIAqA4AIdIKAQCpDgAh0woBAKkOACHUCgIA4Q4AIQSkCgEAAAAB1goBAAAAAdcKAQAAAAHZCgEAAAABB5UJAADfDwAwlgkAAKQHABCXCQAA3w8AMMQKAQCeDgAh9QoCAJ0OACH2CkAAnw4AIfcKQACfDgAhB5UJAADgDwAwlgkAAJEHABCXCQAA4A8AMMQKAQCpDgAh9QoCAKgOACH2CkAAqg4AIfcKQACqDgAhBZUJAADhDwAwlgkAAIsHABCXCQAA4Q8AMMQKAQCeDgAh-ApAAJ8OACEFlQkAAOIPADCWCQAA-AYAEJcJAADiDwAwxAoBAKkOACH4CkAAqg4AIReVCQAA4w8AMJYJAADyBgAQlwkAAOMPADCYCQEAng4AIZsJQACfDgAhqQlAALcOACGvCQAA5A_6CiLPCQEAng4AIdAJAQCeDgAh2gkBAJ4OACHyCQEAng4AIfoJQACfDgAhjQpAAJ8OACGdCkAAtw4AIckKQAC3DgAhzwoBAJ4OACH1CgIAnQ4AIfoKAADtDgAg-woCAJ0OACH8CgAAwg4AIP0KAADCDgAg_goBAK8OACH_CkAAnw4AIQcVAAChDgAgFgAA5g8AIBcAAOYPACCRBAAAAPoKCJwJAAAA-goCnQkAAAD6CgiiCQAA5Q_6CiIHFQAAoQ4AIBYAAOYPACAXAADmDwAgkQQAAAD6CgicCQAAAPoKAp0JAAAA-goIogkAAOUP-goiBJEEAAAA-goInAkAAAD6CgKdCQAAAPoKCKIJAADmD_oKIheVCQAA5w8AMJYJAADfBgAQlwkAAOcPADCYCQEAqQ4AIZsJQACqDgAhqQlAAL4OACGvCQAA6A_6CiLPCQEAqQ4AIdAJAQCpDgAh2gkBAKkOACHyCQEAqQ4AIfoJQACqDgAhjQpAAKoOACGdCkAAvg4AIckKQAC-DgAhzwoBAKkOACH1CgIAqA4AIfoKAADzDgAg-woCAKgOACH8CgAA4A4AIP0KAADgDgAg_goBALQOACH_CkAAqg4AIQSRBAAAAPoKCJwJAAAA-goCnQkAAAD6CgiiCQAA5g_6CiIK3AEBAJ4OACGVCQAA6Q8AMJYJAADZBgAQlwkAAOkPADCYCQQAwQ4AIakKAQCeDgAhsAoBAJ4OACGACwEAng4AIYELAQCeDgAhggsCAJ0OACEFlQkAAOoPADCWCQAAwwYAEJcJAADqDwAwsAoBAJ4OACGDCwIAnQ4AIQbdAQAA7A8AIJUJAADrDwAwlgkAALAGABCXCQAA6w8AMLAKAQCpDgAhgwsCAKgOACED3wkAAKoGACDgCQAAqgYAIOEJAACqBgAgC9wBAQCpDgAhkQQAAO4PACCVCQAA7Q8AMJYJAACqBgAQlwkAAO0PADCYCQQA2Q4AIakKAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACEI3QEAAOwPACCVCQAA6w8AMJYJAACwBgAQlwkAAOsPADCwCgEAqQ4AIYMLAgCoDgAhoAwAALAGACChDAAAsAYAIAmVCQAA7w8AMJYJAAClBgAQlwkAAO8PADCvCQAA8A-FCyLaCQEAng4AIY4KQAC3DgAhzgoBAJ4OACGFCwEArw4AIYYLQACfDgAhBxUAAKEOACAWAADyDwAgFwAA8g8AIJEEAAAAhQsInAkAAACFCwKdCQAAAIULCKIJAADxD4ULIgcVAAChDgAgFgAA8g8AIBcAAPIPACCRBAAAAIULCJwJAAAAhQsCnQkAAACFCwiiCQAA8Q-FCyIEkQQAAACFCwicCQAAAIULAp0JAAAAhQsIogkAAPIPhQsiCZUJAADzDwAwlgkAAJIGABCXCQAA8w8AMK8JAAD0D4ULItoJAQCpDgAhjgpAAL4OACHOCgEAqQ4AIYULAQC0DgAhhgtAAKoOACEEkQQAAACFCwicCQAAAIULAp0JAAAAhQsIogkAAPIPhQsiBZUJAAD1DwAwlgkAAIwGABCXCQAA9Q8AMLAKAQCeDgAhvgpAAJ8OACEFlQkAAPYPADCWCQAA-QUAEJcJAAD2DwAwsAoBAKkOACG-CkAAqg4AIRGVCQAA9w8AMJYJAADzBQAQlwkAAPcPADCYCQEA5g4AIZsJQACfDgAh0AkBAJ4OACGOCkAAtw4AIbsKAQCeDgAhzQoBAK8OACHTCgEArw4AIeUKAQCeDgAh5woBAJ4OACGHCwEAng4AIYgLAADtDgAgiQsBAJ4OACGKCwEAng4AIYsLAQCvDgAhEZUJAAD4DwAwlgkAAOAFABCXCQAA-A8AMJgJAQDpDgAhmwlAAKoOACHQCQEAqQ4AIY4KQAC-DgAhuwoBAKkOACHNCgEAtA4AIdMKAQC0DgAh5QoBAKkOACHnCgEAqQ4AIYcLAQCpDgAhiAsAAPMOACCJCwEAqQ4AIYoLAQCpDgAhiwsBALQOACEHlQkAAPkPADCWCQAA2gUAEJcJAAD5DwAwmwlAAJ8OACGpCUAAnw4AIccJAAHIDwAhhAoBAJ4OACEHlQkAAPoPADCWCQAAxwUAEJcJAAD6DwAwmwlAAKoOACGpCUAAqg4AIccJAAHPDwAhhAoBAKkOACEHlQkAAPsPADCWCQAAwQUAEJcJAAD7DwAwqQlAAJ8OACGECgEAng4AIdkKAQCeDgAhjAtAAJ8OACEHlQkAAPwPADCWCQAArgUAEJcJAAD8DwAwqQlAAKoOACGECgEAqQ4AIdkKAQCpDgAhjAtAAKoOACEFtwUEAMEOACGVCQAA_Q8AMJYJAACoBQAQlwkAAP0PADCYCQIAnQ4AIQW3BQQA2Q4AIZUJAAD-DwAwlgkAAJUFABCXCQAA_g8AMJgJAgCoDgAhDpUJAAD_DwAwlgkAAI8FABCXCQAA_w8AMJgJAgCdDgAhgQoBAK8OACHNCgEAng4AIeUKAQCeDgAhiwsAAcgPACGNCwIAnQ4AIY4LAQCeDgAhjwsBAJ4OACGQCwEArw4AIZELAQCvDgAhkgsAAckPACENlQkAAIAQADCWCQAA-QQAEJcJAACAEAAwmAkCAJ0OACGPCwEAng4AIZMLAQCeDgAhlAsBAJ4OACGVCwEAng4AIZYLAQCeDgAhlwsBAK8OACGYCwEArw4AIZkLAACBEAAgmgsgAM0OACEEnAkBAAAABZsLAQAAAAGcCwEAAAAEnQsBAAAABA6QAwAAgxAAIJUJAACCEAAwlgkAAOYEABCXCQAAghAAMJgJAgCoDgAhjwsBAKkOACGTCwEAqQ4AIZQLAQCpDgAhlQsBAKkOACGWCwEAqQ4AIZcLAQC0DgAhmAsBALQOACGZCwAAgRAAIJoLIADkDgAhA98JAADgBAAg4AkAAOAEACDhCQAA4AQAIAPNCgEAAAAB5QoBAAAAAY0LAgAAAAEPjwMAAIYQACCVCQAAhRAAMJYJAADgBAAQlwkAAIUQADCYCQIAqA4AIYEKAQC0DgAhzQoBAKkOACHlCgEAqQ4AIYsLAAHPDwAhjQsCAKgOACGOCwEAqQ4AIY8LAQCpDgAhkAsBALQOACGRCwEAtA4AIZILAAHQDwAhEJADAACDEAAglQkAAIIQADCWCQAA5gQAEJcJAACCEAAwmAkCAKgOACGPCwEAqQ4AIZMLAQCpDgAhlAsBAKkOACGVCwEAqQ4AIZYLAQCpDgAhlwsBALQOACGYCwEAtA4AIZkLAACBEAAgmgsgAOQOACGgDAAA5gQAIKEMAADmBAAgB5UJAACHEAAwlgkAANsEABCXCQAAhxAAMJQLAQCeDgAhnwtAAJ8OACGgC0AAtw4AIaELAQCvDgAhB5UJAACIEAAwlgkAAMgEABCXCQAAiBAAMJQLAQCpDgAhnwtAAKoOACGgC0AAvg4AIaELAQC0DgAhCJUJAACJEAAwlgkAAMIEABCXCQAAiRAAMJgJAQDmDgAhmwlAAJ8OACHQCQEAng4AIaILAQDmDgAhowsEAMEOACEPlQkAAIoQADCWCQAArAQAEJcJAACKEAAwmAkBAOYOACGbCUAAnw4AIakJQAC3DgAhsAkBAK8OACHXCgAAjBCoCyKjCwQAwQ4AIaQLAQCeDgAhpQsBAJ4OACGmCwEAixAAIagLBADBDgAhqQsEAMEOACGqC0AAtw4AIQsVAACxDgAgFgAAsg4AIBcAALIOACCRBAEAAAAFnAkBAAAAAZ0JAQAAAAWeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAI8QACEHFQAAoQ4AIBYAAI4QACAXAACOEAAgkQQAAACoCwicCQAAAKgLAp0JAAAAqAsIogkAAI0QqAsiBxUAAKEOACAWAACOEAAgFwAAjhAAIJEEAAAAqAsInAkAAACoCwKdCQAAAKgLCKIJAACNEKgLIgSRBAAAAKgLCJwJAAAAqAsCnQkAAACoCwiiCQAAjhCoCyILFQAAsQ4AIBYAALIOACAXAACyDgAgkQQBAAAABZwJAQAAAAGdCQEAAAAFngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCPEAAhB5UJAACQEAAwlgkAAJQEABCXCQAAkBAAMJsJQACfDgAh0AkBAJ4OACGmCwEA5g4AIawLAACREKwLIgcVAAChDgAgFgAAkxAAIBcAAJMQACCRBAAAAKwLCJwJAAAArAsCnQkAAACsCwiiCQAAkhCsCyIHFQAAoQ4AIBYAAJMQACAXAACTEAAgkQQAAACsCwicCQAAAKwLAp0JAAAArAsIogkAAJIQrAsiBJEEAAAArAsInAkAAACsCwKdCQAAAKwLCKIJAACTEKwLIgiVCQAAlBAAMJYJAAD-AwAQlwkAAJQQADCYCQEA5g4AIZsJQACfDgAhsAoBAJ4OACGlCwEAng4AIa0LAQCeDgAhAtAJAQAAAAGiCwEAAAABCbwCAACXEAAglQkAAJYQADCWCQAA5AMAEJcJAACWEAAwmAkBAOkOACGbCUAAqg4AIdAJAQCpDgAhogsBAOkOACGjCwQA2Q4AIRO6AgAAnhAAIL0CAACfEAAglQkAAJsQADCWCQAA3gMAEJcJAACbEAAwmAkBAOkOACGbCUAAqg4AIakJQAC-DgAhsAkBALQOACHXCgAAnRCoCyKjCwQA2Q4AIaQLAQCpDgAhpQsBAKkOACGmCwEAnBAAIagLBADZDgAhqQsEANkOACGqC0AAvg4AIaAMAADeAwAgoQwAAN4DACAKuwIAAJkQACC-AgAAmhAAIJUJAACYEAAwlgkAAOIDABCXCQAAmBAAMJgJAQDpDgAhmwlAAKoOACGwCgEAqQ4AIaULAQCpDgAhrQsBAKkOACED3wkAANoDACDgCQAA2gMAIOEJAADaAwAgA98JAADeAwAg4AkAAN4DACDhCQAA3gMAIBG6AgAAnhAAIL0CAACfEAAglQkAAJsQADCWCQAA3gMAEJcJAACbEAAwmAkBAOkOACGbCUAAqg4AIakJQAC-DgAhsAkBALQOACHXCgAAnRCoCyKjCwQA2Q4AIaQLAQCpDgAhpQsBAKkOACGmCwEAnBAAIagLBADZDgAhqQsEANkOACGqC0AAvg4AIQiRBAEAAAAFnAkBAAAAAZ0JAQAAAAWeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAKAQACEEkQQAAACoCwicCQAAAKgLAp0JAAAAqAsIogkAAI4QqAsiDLsCAACZEAAgvgIAAJoQACCVCQAAmBAAMJYJAADiAwAQlwkAAJgQADCYCQEA6Q4AIZsJQACqDgAhsAoBAKkOACGlCwEAqQ4AIa0LAQCpDgAhoAwAAOIDACChDAAA4gMAIAPfCQAA5AMAIOAJAADkAwAg4QkAAOQDACAIkQQBAAAABZwJAQAAAAGdCQEAAAAFngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCgEAAhAtAJAQAAAAGmCwEAAAABCLoCAACkEAAglQkAAKIQADCWCQAA2gMAEJcJAACiEAAwmwlAAKoOACHQCQEAqQ4AIaYLAQDpDgAhrAsAAKMQrAsiBJEEAAAArAsInAkAAACsCwKdCQAAAKwLCKIJAACTEKwLIgy7AgAAmRAAIL4CAACaEAAglQkAAJgQADCWCQAA4gMAEJcJAACYEAAwmAkBAOkOACGbCUAAqg4AIbAKAQCpDgAhpQsBAKkOACGtCwEAqQ4AIaAMAADiAwAgoQwAAOIDACAPlQkAAKUQADCWCQAA1QMAEJcJAAClEAAwwQoCAJ0OACGUCwEAng4AIZULAQCvDgAhsAsBAJ4OACGxCwIAnQ4AIbMLAACmELMLIrQLAgDDDgAhtQsBAK8OACG2CwEArw4AIbcLAQCvDgAhuAsAAMIOACC5CwIAnQ4AIQcVAAChDgAgFgAAqBAAIBcAAKgQACCRBAAAALMLCJwJAAAAswsCnQkAAACzCwiiCQAApxCzCyIHFQAAoQ4AIBYAAKgQACAXAACoEAAgkQQAAACzCwicCQAAALMLAp0JAAAAswsIogkAAKcQswsiBJEEAAAAswsInAkAAACzCwKdCQAAALMLCKIJAACoELMLIg-VCQAAqRAAMJYJAADCAwAQlwkAAKkQADDBCgIAqA4AIZQLAQCpDgAhlQsBALQOACGwCwEAqQ4AIbELAgCoDgAhswsAAKoQswsitAsCAOEOACG1CwEAtA4AIbYLAQC0DgAhtwsBALQOACG4CwAA4A4AILkLAgCoDgAhBJEEAAAAswsInAkAAACzCwKdCQAAALMLCKIJAACoELMLIgKUCwEAAAABsAsBAAAAAQLBCgIAAAABsAsBAAAAARSVCQAArRAAMJYJAAC8AwAQlwkAAK0QADCeCkAAnw4AIY8LAQCvDgAhkQsBAJ4OACGSCwAByA8AIZQLAQCeDgAhlQsBAK8OACGWCwEArw4AIbYLAQCeDgAhtwsBAJ4OACG8CwEAng4AIb0LAQCvDgAhvgsBAK8OACG_CwEArw4AIcALAACBEAAgwQsAAIEQACDCCyAAzQ4AIcMLQAC3DgAhFJUJAACuEAAwlgkAAK8DABCXCQAArhAAMJ4KQACqDgAhjwsBALQOACGRCwEAqQ4AIZILAAHPDwAhlAsBAKkOACGVCwEAtA4AIZYLAQC0DgAhtgsBAKkOACG3CwEAqQ4AIbwLAQCpDgAhvQsBALQOACG-CwEAtA4AIb8LAQC0DgAhwAsAAIEQACDBCwAAgRAAIMILIADkDgAhwwtAAL4OACEMlQkAAK8QADCWCQAAqQMAEJcJAACvEAAwmAkEAMEOACGpCUAAnw4AIdAJAQCeDgAh-wlAAJ8OACGMC0AAtw4AIcQLAQCeDgAhxQsAAcgPACHGCwAByA8AIccLAgCdDgAhDJUJAACwEAAwlgkAAJYDABCXCQAAsBAAMJgJBADZDgAhqQlAAKoOACHQCQEAqQ4AIfsJQACqDgAhjAtAAL4OACHECwEAqQ4AIcULAAHPDwAhxgsAAc8PACHHCwIAqA4AIRCVCQAAsRAAMJYJAACQAwAQlwkAALEQADCbCUAAnw4AIa8JAQCvDgAh0AkBAJ4OACGNCkAAnw4AIcQLAQCeDgAhyAsBAJ4OACHJCwEAng4AIcoLAQCeDgAhywsBAK8OACHMCwEAng4AIc0LAQCeDgAhzgsBAJ4OACHPC0AAtw4AIRCVCQAAshAAMJYJAAD9AgAQlwkAALIQADCbCUAAqg4AIa8JAQC0DgAh0AkBAKkOACGNCkAAqg4AIcQLAQCpDgAhyAsBAKkOACHJCwEAqQ4AIcoLAQCpDgAhywsBALQOACHMCwEAqQ4AIc0LAQCpDgAhzgsBAKkOACHPC0AAvg4AIQmVCQAAsxAAMJYJAAD3AgAQlwkAALMQADCYCQQAwQ4AIa4KAQCeDgAhsAoBAJ4OACGACwEAng4AIYELAQCeDgAhggsCAJ0OACETlQkAALQQADCWCQAA4QIAEJcJAAC0EAAwmwlAAJ8OACGpCUAAtw4AIa8JAAC1ENELIvEJBADBDgAhqQoBAJ4OACGwCgEAng4AIYMLAgCdDgAh0QtAALcOACHSCwEArw4AIdMLQAC3DgAh1AtAALcOACHVC0AAtw4AIdYLAgCdDgAh1wtAALcOACHYC0AAtw4AIdkLQAC3DgAhBxUAAKEOACAWAAC3EAAgFwAAtxAAIJEEAAAA0QsInAkAAADRCwKdCQAAANELCKIJAAC2ENELIgcVAAChDgAgFgAAtxAAIBcAALcQACCRBAAAANELCJwJAAAA0QsCnQkAAADRCwiiCQAAthDRCyIEkQQAAADRCwicCQAAANELAp0JAAAA0QsIogkAALcQ0QsiFN0BAAC6EAAglQkAALgQADCWCQAAzgIAEJcJAAC4EAAwmwlAAKoOACGpCUAAvg4AIa8JAAC5ENELIvEJBADZDgAhqQoBAKkOACGwCgEAqQ4AIYMLAgCoDgAh0QtAAL4OACHSCwEAtA4AIdMLQAC-DgAh1AtAAL4OACHVC0AAvg4AIdYLAgCoDgAh1wtAAL4OACHYC0AAvg4AIdkLQAC-DgAhBJEEAAAA0QsInAkAAADRCwKdCQAAANELCKIJAAC3ENELIgPfCQAAyAIAIOAJAADIAgAg4QkAAMgCACAK3AEAALwQACCVCQAAuxAAMJYJAADIAgAQlwkAALsQADCYCQQA2Q4AIa4KAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACEW3QEAALoQACCVCQAAuBAAMJYJAADOAgAQlwkAALgQADCbCUAAqg4AIakJQAC-DgAhrwkAALkQ0Qsi8QkEANkOACGpCgEAqQ4AIbAKAQCpDgAhgwsCAKgOACHRC0AAvg4AIdILAQC0DgAh0wtAAL4OACHUC0AAvg4AIdULQAC-DgAh1gsCAKgOACHXC0AAvg4AIdgLQAC-DgAh2QtAAL4OACGgDAAAzgIAIKEMAADOAgAgFZUJAAC9EAAwlgkAAMMCABCXCQAAvRAAMJgJBADBDgAhrwkAAL8Q3AsiswkCAJ0OACHPCQAAvhDbCyLQCQEAng4AIdoJAQCeDgAhigoBAK8OACGLCkAAtw4AIaUKBADBDgAhrgoBAJ4OACGFCwEArw4AIYYLQACfDgAh3AsCAJ0OACHdC0AAtw4AId4LAgDDDgAh3wtAALcOACHgC0AAtw4AIeELQAC3DgAhBxUAAKEOACAWAADDEAAgFwAAwxAAIJEEAAAA2wsInAkAAADbCwKdCQAAANsLCKIJAADCENsLIgcVAAChDgAgFgAAwRAAIBcAAMEQACCRBAAAANwLCJwJAAAA3AsCnQkAAADcCwiiCQAAwBDcCyIHFQAAoQ4AIBYAAMEQACAXAADBEAAgkQQAAADcCwicCQAAANwLAp0JAAAA3AsIogkAAMAQ3AsiBJEEAAAA3AsInAkAAADcCwKdCQAAANwLCKIJAADBENwLIgcVAAChDgAgFgAAwxAAIBcAAMMQACCRBAAAANsLCJwJAAAA2wsCnQkAAADbCwiiCQAAwhDbCyIEkQQAAADbCwicCQAAANsLAp0JAAAA2wsIogkAAMMQ2wsiFZUJAADEEAAwlgkAALACABCXCQAAxBAAMJgJBADZDgAhrwkAAMYQ3AsiswkCAKgOACHPCQAAxRDbCyLQCQEAqQ4AIdoJAQCpDgAhigoBALQOACGLCkAAvg4AIaUKBADZDgAhrgoBAKkOACGFCwEAtA4AIYYLQACqDgAh3AsCAKgOACHdC0AAvg4AId4LAgDhDgAh3wtAAL4OACHgC0AAvg4AIeELQAC-DgAhBJEEAAAA2wsInAkAAADbCwKdCQAAANsLCKIJAADDENsLIgSRBAAAANwLCJwJAAAA3AsCnQkAAADcCwiiCQAAwRDcCyIC3QtAAAAAAd4LAgAAAAESlQkAAMgQADCWCQAAqgIAEJcJAADIEAAwrQpAAJ8OACGwCgEAng4AIeMLAQCeDgAh5AsCAJ0OACHlCwAA7Q4AIOYLAQCeDgAh5wsAAO0OACDoCwEAng4AIekLIADNDgAh6gsCAJ0OACHrCwEAng4AIewLAQCeDgAh7QsBAJ4OACHuCwAByQ8AIe8LAQCeDgAhEpUJAADJEAAwlgkAAJcCABCXCQAAyRAAMK0KQACqDgAhsAoBAKkOACHjCwEAqQ4AIeQLAgCoDgAh5QsAAPMOACDmCwEAqQ4AIecLAADzDgAg6AsBAKkOACHpCyAA5A4AIeoLAgCoDgAh6wsBAKkOACHsCwEAqQ4AIe0LAQCpDgAh7gsAAdAPACHvCwEAqQ4AIQiVCQAAyhAAMJYJAACRAgAQlwkAAMoQADD3CQQAwQ4AIbcKQACfDgAh8AsCAJ0OACHxCwIAnQ4AIfILBADBDgAhCJUJAADLEAAwlgkAAP4BABCXCQAAyxAAMPcJBADZDgAhtwpAAKoOACHwCwIAqA4AIfELAgCoDgAh8gsEANkOACECtwpAAAAAAfALAgAAAAEKlQkAAM0QADCWCQAA-AEAEJcJAADNEAAw2QkAAcgPACHwCwIAnQ4AIfQLAAHIDwAh9QsEAMEOACH2CwIAnQ4AIfcLAAHIDwAh-AsAAckPACEKlQkAAM4QADCWCQAA5QEAEJcJAADOEAAw2QkAAc8PACHwCwIAqA4AIfQLAAHPDwAh9QsEANkOACH2CwIAqA4AIfcLAAHPDwAh-AsAAdAPACEE8AsCAAAAAfQLAAEAAAH1CwQAAAAB9gsCAAAAAQqVCQAA0BAAMJYJAADfAQAQlwkAANAQADCpCgAByA8AIe4KEADSDgAh8AsCAJ0OACH0CwAByA8AIfsLAADREPsLIvwLEADSDgAh_QsCAJ0OACEHFQAAoQ4AIBYAANMQACAXAADTEAAgkQQAAAD7CwicCQAAAPsLAp0JAAAA-wsIogkAANIQ-wsiBxUAAKEOACAWAADTEAAgFwAA0xAAIJEEAAAA-wsInAkAAAD7CwKdCQAAAPsLCKIJAADSEPsLIgSRBAAAAPsLCJwJAAAA-wsCnQkAAAD7CwiiCQAA0xD7CyIKlQkAANQQADCWCQAAzAEAEJcJAADUEAAwqQoAAc8PACHuChAA2w4AIfALAgCoDgAh9AsAAc8PACH7CwAA1RD7CyL8CxAA2w4AIf0LAgCoDgAhBJEEAAAA-wsInAkAAAD7CwKdCQAAAPsLCKIJAADTEPsLIgWpCgABAAAB8AsCAAAAAfQLAAEAAAH7CwAAAPsLAvwLEAAAAAEPlQkAANcQADCWCQAAxgEAEJcJAADXEAAw2QkAAcgPACHFCgAByA8AIYELEADSDgAh8AsCAJ0OACH0CwAByA8AIfULBADBDgAh9gsCAJ0OACH7CwAA0RD7CyL8CxAA0g4AIf8LAgCdDgAhgAwCAJ0OACGBDAAByA8AIQ-VCQAA2BAAMJYJAACzAQAQlwkAANgQADDZCQABzw8AIcUKAAHPDwAhgQsQANsOACHwCwIAqA4AIfQLAAHPDwAh9QsEANkOACH2CwIAqA4AIfsLAADVEPsLIvwLEADbDgAh_wsCAKgOACGADAIAqA4AIYEMAAHPDwAhBPALAgAAAAH1CwQAAAAB_wsCAAAAAYAMAgAAAAEQlQkAANoQADCWCQAArQEAEJcJAADaEAAwzwkBAJ4OACHZCQAByA8AIcEKAgCdDgAhxQoAAckPACGBCxAA0g4AIaELAQCvDgAh8AsCAJ0OACH1CwQAwQ4AIfYLAgCdDgAhgQwAAcgPACGDDAEAng4AIYQMBADBDgAhhQwEAMEOACEQlQkAANsQADCWCQAAmgEAEJcJAADbEAAwzwkBAKkOACHZCQABzw8AIcEKAgCoDgAhxQoAAdAPACGBCxAA2w4AIaELAQC0DgAh8AsCAKgOACH1CwQA2Q4AIfYLAgCoDgAhgQwAAc8PACGDDAEAqQ4AIYQMBADZDgAhhQwEANkOACEEwQoCAAAAAfALAgAAAAH1CwQAAAAB9gsCAAAAARKVCQAA3RAAMJYJAACUAQAQlwkAAN0QADDFCgAByQ8AIdkKBADBDgAh-goAAcgPACGBCxAA0g4AIcYLAAHIDwAh8AsCAJ0OACH1CwQAwQ4AIYEMAAHIDwAhhAwEAMEOACGFDAQAwQ4AIYcMAgCdDgAhiAwQANIOACGJDAAByQ8AIYoMBADBDgAhiwwgAM0OACESlQkAAN4QADCWCQAAgQEAEJcJAADeEAAwxQoAAdAPACHZCgQA2Q4AIfoKAAHPDwAhgQsQANsOACHGCwABzw8AIfALAgCoDgAh9QsEANkOACGBDAABzw8AIYQMBADZDgAhhQwEANkOACGHDAIAqA4AIYgMEADbDgAhiQwAAdAPACGKDAQA2Q4AIYsMIADkDgAhA_ALAgAAAAH1CwQAAAABhwwCAAAAAQ-VCQAA4BAAMJYJAAB7ABCXCQAA4BAAMPcJAgCdDgAhxgsAAcgPACHwCwIAnQ4AIfILAgCdDgAhhQwQANIOACGNDAQAwQ4AIY4MAAHIDwAhjwxAAJ8OACGQDAAByA8AIZEMEADSDgAhkgwQAIkPACGTDCAAzQ4AIQ-VCQAA4RAAMJYJAABoABCXCQAA4RAAMPcJAgCoDgAhxgsAAc8PACHwCwIAqA4AIfILAgCoDgAhhQwQANsOACGNDAQA2Q4AIY4MAAHPDwAhjwxAAKoOACGQDAABzw8AIZEMEADbDgAhkgwQAJMPACGTDCAA5A4AIQLwCwIAAAABjQwEAAAAAQiVCQAA4xAAMJYJAABiABCXCQAA4xAAMPALAgCdDgAhlQwEAMEOACGWDAQAxA4AIZcMAAHJDwAhmAxAAJ8OACEIlQkAAOQQADCWCQAATwAQlwkAAOQQADDwCwIAqA4AIZUMBADZDgAhlgwEANoOACGXDAAB0A8AIZgMQACqDgAhCpUJAADlEAAwlgkAAEkAEJcJAADlEAAwmAkEAMEOACHPCQEAng4AIYoKAQCeDgAhzApAAJ8OACGZDAEAng4AIZsMAADmEJsMIpwMAQCeDgAhBxUAAKEOACAWAADoEAAgFwAA6BAAIJEEAAAAmwwInAkAAACbDAKdCQAAAJsMCKIJAADnEJsMIgcVAAChDgAgFgAA6BAAIBcAAOgQACCRBAAAAJsMCJwJAAAAmwwCnQkAAACbDAiiCQAA5xCbDCIEkQQAAACbDAicCQAAAJsMAp0JAAAAmwwIogkAAOgQmwwiCpUJAADpEAAwlgkAADYAEJcJAADpEAAwmAkEANkOACHPCQEAqQ4AIYoKAQCpDgAhzApAAKoOACGZDAEAqQ4AIZsMAADqEJsMIpwMAQCpDgAhBJEEAAAAmwwInAkAAACbDAKdCQAAAJsMCKIJAADoEJsMIgeVCQAA6xAAMJYJAAAwABCXCQAA6xAAMIQKAQCeDgAhigoBAJ4OACGZDAEAng4AIZ0MQACfDgAhB5UJAADsEAAwlgkAAB0AEJcJAADsEAAwhAoBAKkOACGKCgEAqQ4AIZkMAQCpDgAhnQxAAKoOACEIlQkAAO0QADCWCQAAFwAQlwkAAO0QADDPCQAA7hCfDCKKCgEAng4AIZkMAQCeDgAhnAwBAJ4OACGdDEAAnw4AIQcVAAChDgAgFgAA8BAAIBcAAPAQACCRBAAAAJ8MCJwJAAAAnwwCnQkAAACfDAiiCQAA7xCfDCIHFQAAoQ4AIBYAAPAQACAXAADwEAAgkQQAAACfDAicCQAAAJ8MAp0JAAAAnwwIogkAAO8QnwwiBJEEAAAAnwwInAkAAACfDAKdCQAAAJ8MCKIJAADwEJ8MIgiVCQAA8RAAMJYJAAAEABCXCQAA8RAAMM8JAADyEJ8MIooKAQCpDgAhmQwBAKkOACGcDAEAqQ4AIZ0MQACqDgAhBJEEAAAAnwwInAkAAACfDAKdCQAAAJ8MCKIJAADwEJ8MIgLPCQAAAJ8MApwMAQAAAAEAAAAAAAWoDAIAAAABrAwCAAAAAa0MAgAAAAGuDAIAAAABrwwCAAAAAQGoDAEAAAABAagMQAAAAAEAAAAAAAAAAagMAQAAAAEAAAAAAAGoDAAAAK8JAgGoDEAAAAABBw8AAKIXACAQAAClFwAgogwAAKMXACCjDAAApBcAIKQMAADxDAAgpQwAAPEMACCmDAAA5QwAIAMPAACiFwAgogwAAKMXACCmDAAA5QwAIAqiCAAAyhEAIKMIAADLEQAgpAgAAMwRACDICQAA_xAAINYJAAD_EAAg1wkAAP8QACDZCQAA_xAAINsJAAD_EAAg3AkAAP8QACDeCQAA_xAAIAAAAAAABagMBAAAAAGsDAQAAAABrQwEAAAAAa4MBAAAAAGvDAQAAAABBagMAgAAAAGsDAIAAAABrQwCAAAAAa4MAgAAAAGvDAIAAAABBagMBAAAAAGsDAQAAAABrQwEAAAAAa4MBAAAAAGvDAQAAAABBQ8AAJ0XACAQAACgFwAgogwAAJ4XACCjDAAAnxcAIKYMAADlDAAgAw8AAJ0XACCiDAAAnhcAIKYMAADlDAAgAAAAAAABqAwgAAAAAQUPAACYFwAgEAAAmxcAIKIMAACZFwAgowwAAJoXACCmDAAA5QwAIAMPAACYFwAgogwAAJkXACCmDAAA5QwAIAAAAAAAAagMAAAAzwkCBagMEAAAAAGsDBAAAAABrQwQAAAAAa4MEAAAAAGvDBAAAAABCw8AALsRADAQAADAEQAwogwAALwRADCjDAAAvREAMKQMAAC_EQAwpQwAAL8RADCmDAAAvxEAMKcMAAC-EQAgqAwAAL8RADCpDAAAwREAMKoMAADCEQAwCw8AAK8RADAQAAC0EQAwogwAALARADCjDAAAsREAMKQMAACzEQAwpQwAALMRADCmDAAAsxEAMKcMAACyEQAgqAwAALMRADCpDAAAtREAMKoMAAC2EQAwBw8AAKoRACAQAACtEQAgogwAAKsRACCjDAAArBEAIKQMAADvDAAgpQwAAO8MACCmDAAAtw0AIAuYCQEAAAABmQkBAAAAAZoJAQAAAAGbCUAAAAABpgkBAAAAAa8JAAAArwkCsAkBAAAAAbEJQAAAAAGyCUAAAAABswkCAAAAAbQJQAAAAAECAAAAtw0AIA8AAKoRACADAAAA7wwAIA8AAKoRACAQAACuEQAgDQAAAO8MACAIAACuEQAgmAkBAPoQACGZCQEAgxEAIZoJAQCDEQAhmwlAAPsQACGmCQEA-hAAIa8JAACJEa8JIrAJAQCDEQAhsQlAAIoRACGyCUAAihEAIbMJAgD5EAAhtAlAAIoRACELmAkBAPoQACGZCQEAgxEAIZoJAQCDEQAhmwlAAPsQACGmCQEA-hAAIa8JAACJEa8JIrAJAQCDEQAhsQlAAIoRACGyCUAAihEAIbMJAgD5EAAhtAlAAIoRACENmAkEAAAAAbUJAQAAAAG2CQQAAAABtwmAAAAAAbgJAQAAAAG5CQIAAAABugkEAAAAAbsJQAAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CQEAAAABwAlAAAAAAQIAAADtDAAgDwAAuhEAIAMAAADtDAAgDwAAuhEAIBAAALkRACABCAAAlxcAMBKhCAAA4g4AIJUJAADfDgAwlgkAAOsMABCXCQAA3w4AMJgJBAAAAAGtCQEAqQ4AIbUJAQAAAAG2CQQA2Q4AIbcJAADgDgAguAkBAAAAAbkJAgDhDgAhugkEANoOACG7CUAAqg4AIbwJQAC-DgAhvQlAAL4OACG-CQEAtA4AIb8JAQC0DgAhwAlAAL4OACECAAAA7QwAIAgAALkRACACAAAAtxEAIAgAALgRACARlQkAALYRADCWCQAAtxEAEJcJAAC2EQAwmAkEANkOACGtCQEAqQ4AIbUJAQC0DgAhtgkEANkOACG3CQAA4A4AILgJAQC0DgAhuQkCAOEOACG6CQQA2g4AIbsJQACqDgAhvAlAAL4OACG9CUAAvg4AIb4JAQC0DgAhvwkBALQOACHACUAAvg4AIRGVCQAAthEAMJYJAAC3EQAQlwkAALYRADCYCQQA2Q4AIa0JAQCpDgAhtQkBALQOACG2CQQA2Q4AIbcJAADgDgAguAkBALQOACG5CQIA4Q4AIboJBADaDgAhuwlAAKoOACG8CUAAvg4AIb0JQAC-DgAhvgkBALQOACG_CQEAtA4AIcAJQAC-DgAhDZgJBACTEQAhtQkBAIMRACG2CQQAkxEAIbcJgAAAAAG4CQEAgxEAIbkJAgCUEQAhugkEAJURACG7CUAA-xAAIbwJQACKEQAhvQlAAIoRACG-CQEAgxEAIb8JAQCDEQAhwAlAAIoRACENmAkEAJMRACG1CQEAgxEAIbYJBACTEQAhtwmAAAAAAbgJAQCDEQAhuQkCAJQRACG6CQQAlREAIbsJQAD7EAAhvAlAAIoRACG9CUAAihEAIb4JAQCDEQAhvwkBAIMRACHACUAAihEAIQ2YCQQAAAABtQkBAAAAAbYJBAAAAAG3CYAAAAABuAkBAAAAAbkJAgAAAAG6CQQAAAABuwlAAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JAQAAAAHACUAAAAABCZsJQAAAAAGpCUAAAAABxwkBAAAAAcgJAQAAAAHJCQQAAAAByglAAAAAAcsJAQAAAAHMCUAAAAABzQkgAAAAAQIAAADpDAAgDwAAxhEAIAMAAADpDAAgDwAAxhEAIBAAAMURACABCAAAlhcAMA6hCAAA4g4AIJUJAADjDgAwlgkAAOcMABCXCQAA4w4AMJsJQACqDgAhqQlAAKoOACGtCQEAqQ4AIccJAQAAAAHICQEAAAAByQkEANoOACHKCUAAvg4AIcsJAQC0DgAhzAlAAL4OACHNCSAA5A4AIQIAAADpDAAgCAAAxREAIAIAAADDEQAgCAAAxBEAIA2VCQAAwhEAMJYJAADDEQAQlwkAAMIRADCbCUAAqg4AIakJQACqDgAhrQkBAKkOACHHCQEAqQ4AIcgJAQCpDgAhyQkEANoOACHKCUAAvg4AIcsJAQC0DgAhzAlAAL4OACHNCSAA5A4AIQ2VCQAAwhEAMJYJAADDEQAQlwkAAMIRADCbCUAAqg4AIakJQACqDgAhrQkBAKkOACHHCQEAqQ4AIcgJAQCpDgAhyQkEANoOACHKCUAAvg4AIcsJAQC0DgAhzAlAAL4OACHNCSAA5A4AIQmbCUAA-xAAIakJQAD7EAAhxwkBAPoQACHICQEA-hAAIckJBACVEQAhyglAAIoRACHLCQEAgxEAIcwJQACKEQAhzQkgAJ0RACEJmwlAAPsQACGpCUAA-xAAIccJAQD6EAAhyAkBAPoQACHJCQQAlREAIcoJQACKEQAhywkBAIMRACHMCUAAihEAIc0JIACdEQAhCZsJQAAAAAGpCUAAAAABxwkBAAAAAcgJAQAAAAHJCQQAAAAByglAAAAAAcsJAQAAAAHMCUAAAAABzQkgAAAAAQQPAAC7EQAwogwAALwRADCmDAAAvxEAMKcMAAC-EQAgBA8AAK8RADCiDAAAsBEAMKYMAACzEQAwpwwAALIRACADDwAAqhEAIKIMAACrEQAgpgwAALcNACAAAAihCAAAjREAIJkJAAD_EAAgmgkAAP8QACCtCQAA_xAAILAJAAD_EAAgsQkAAP8QACCyCQAA_xAAILQJAAD_EAAgAAAAAAAAAAABqAwAAADtCQIAAAABqAwAAADxCQIAAAAAAAAAAAAAAAGoDAAAAPoJAgAAAAAAAagMAAAA_gkCAagMAAAA_wkCBagMEAAAAAGsDBAAAAABrQwQAAAAAa4MEAAAAAGvDBAAAAABAAAAAAAFDwAAkRcAIBAAAJQXACCiDAAAkhcAIKMMAACTFwAgpgwAAIILACADDwAAkRcAIKIMAACSFwAgpgwAAIILACAAAAAAAAsPAAD7EQAwEAAAgBIAMKIMAAD8EQAwowwAAP0RADCkDAAA_xEAMKUMAAD_EQAwpgwAAP8RADCnDAAA_hEAIKgMAAD_EQAwqQwAAIESADCqDAAAghIAMAavCQEAAAABswkCAAAAAbQJQAAAAAGECgEAAAABjgpAAAAAAZEKAQAAAAECAAAAhgsAIA8AAIYSACADAAAAhgsAIA8AAIYSACAQAACFEgAgAQgAAJAXADAM_AUAAJoPACCVCQAAmQ8AMJYJAACECwAQlwkAAJkPADCvCQEAqQ4AIbMJAgCoDgAhtAlAAL4OACGECgEAqQ4AIY4KQAC-DgAhkAoBAKkOACGRCgEAtA4AIZcKAACYDwAgAgAAAIYLACAIAACFEgAgAgAAAIMSACAIAACEEgAgCpUJAACCEgAwlgkAAIMSABCXCQAAghIAMK8JAQCpDgAhswkCAKgOACG0CUAAvg4AIYQKAQCpDgAhjgpAAL4OACGQCgEAqQ4AIZEKAQC0DgAhCpUJAACCEgAwlgkAAIMSABCXCQAAghIAMK8JAQCpDgAhswkCAKgOACG0CUAAvg4AIYQKAQCpDgAhjgpAAL4OACGQCgEAqQ4AIZEKAQC0DgAhBq8JAQD6EAAhswkCAPkQACG0CUAAihEAIYQKAQD6EAAhjgpAAIoRACGRCgEAgxEAIQavCQEA-hAAIbMJAgD5EAAhtAlAAIoRACGECgEA-hAAIY4KQACKEQAhkQoBAIMRACEGrwkBAAAAAbMJAgAAAAG0CUAAAAABhAoBAAAAAY4KQAAAAAGRCgEAAAABBA8AAPsRADCiDAAA_BEAMKYMAAD_EQAwpwwAAP4RACAABZAHAACIEgAgyAkAAP8QACDQCQAA_xAAINoJAAD_EAAgkgoAAP8QACAAAAAAAAAAAAUPAACLFwAgEAAAjhcAIKIMAACMFwAgowwAAI0XACCmDAAAmgkAIAMPAACLFwAgogwAAIwXACCmDAAAmgkAIAAAAAUPAACDFwAgEAAAiRcAIKIMAACEFwAgowwAAIgXACCmDAAAmgkAIAUPAACBFwAgEAAAhhcAIKIMAACCFwAgowwAAIUXACCmDAAApAoAIAMPAACDFwAgogwAAIQXACCmDAAAmgkAIAMPAACBFwAgogwAAIIXACCmDAAApAoAIAAAAAAACw8AAKESADAQAACmEgAwogwAAKISADCjDAAAoxIAMKQMAAClEgAwpQwAAKUSADCmDAAApRIAMKcMAACkEgAgqAwAAKUSADCpDAAApxIAMKoMAACoEgAwBfoFAACZEgAgmAkBAAAAAbsJQAAAAAGcCgEAAAABngpAAAAAAQIAAACgCQAgDwAArBIAIAMAAACgCQAgDwAArBIAIBAAAKsSACABCAAAgBcAMAv6BQAAqg8AIPwFAACuDwAglQkAAK0PADCWCQAAngkAEJcJAACtDwAwmAkBAAAAAbsJQACqDgAhkAoBAKkOACGcCgEAqQ4AIZ4KQAC-DgAhtAoAAKwPACACAAAAoAkAIAgAAKsSACACAAAAqRIAIAgAAKoSACAIlQkAAKgSADCWCQAAqRIAEJcJAACoEgAwmAkBAKkOACG7CUAAqg4AIZAKAQCpDgAhnAoBAKkOACGeCkAAvg4AIQiVCQAAqBIAMJYJAACpEgAQlwkAAKgSADCYCQEAqQ4AIbsJQACqDgAhkAoBAKkOACGcCgEAqQ4AIZ4KQAC-DgAhBJgJAQD6EAAhuwlAAPsQACGcCgEA-hAAIZ4KQACKEQAhBfoFAACXEgAgmAkBAPoQACG7CUAA-xAAIZwKAQD6EAAhngpAAIoRACEF-gUAAJkSACCYCQEAAAABuwlAAAAAAZwKAQAAAAGeCkAAAAABBA8AAKESADCiDAAAohIAMKYMAAClEgAwpwwAAKQSACAAAAAAAAAFDwAA-xYAIBAAAP4WACCiDAAA_BYAIKMMAAD9FgAgpgwAAJoJACADDwAA-xYAIKIMAAD8FgAgpgwAAJoJACAAAAAHDwAA8xYAIBAAAPkWACCiDAAA9BYAIKMMAAD4FgAgpAwAAJwJACClDAAAnAkAIKYMAACSCQAgCw8AANUSADAQAADZEgAwogwAANYSADCjDAAA1xIAMKQMAAClEgAwpQwAAKUSADCmDAAApRIAMKcMAADYEgAgqAwAAKUSADCpDAAA2hIAMKoMAACoEgAwCw8AAMkSADAQAADOEgAwogwAAMoSADCjDAAAyxIAMKQMAADNEgAwpQwAAM0SADCmDAAAzRIAMKcMAADMEgAgqAwAAM0SADCpDAAAzxIAMKoMAADQEgAwCw8AAL0SADAQAADCEgAwogwAAL4SADCjDAAAvxIAMKQMAADBEgAwpQwAAMESADCmDAAAwRIAMKcMAADAEgAgqAwAAMESADCpDAAAwxIAMKoMAADEEgAwBtoJAQAAAAGLCkAAAAABpAoBAAAAAaUKEAAAAAGmCgIAAAABpwoQAAAAAQIAAACqCQAgDwAAyBIAIAMAAACqCQAgDwAAyBIAIBAAAMcSACABCAAA9xYAMAv6BQAAqg8AIJUJAACpDwAwlgkAAKgJABCXCQAAqQ8AMNoJAQAAAAGLCkAAqg4AIZwKAQCpDgAhpAoBAKkOACGlChAA2w4AIaYKAgCoDgAhpwoQANsOACECAAAAqgkAIAgAAMcSACACAAAAxRIAIAgAAMYSACAKlQkAAMQSADCWCQAAxRIAEJcJAADEEgAw2gkBAKkOACGLCkAAqg4AIZwKAQCpDgAhpAoBAKkOACGlChAA2w4AIaYKAgCoDgAhpwoQANsOACEKlQkAAMQSADCWCQAAxRIAEJcJAADEEgAw2gkBAKkOACGLCkAAqg4AIZwKAQCpDgAhpAoBAKkOACGlChAA2w4AIaYKAgCoDgAhpwoQANsOACEG2gkBAPoQACGLCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGmCgIA-RAAIacKEACmEQAhBtoJAQD6EAAhiwpAAPsQACGkCgEA-hAAIaUKEACmEQAhpgoCAPkQACGnChAAphEAIQbaCQEAAAABiwpAAAAAAaQKAQAAAAGlChAAAAABpgoCAAAAAacKEAAAAAECmAkBAAAAAZ0KQAAAAAECAAAApgkAIA8AANQSACADAAAApgkAIA8AANQSACAQAADTEgAgAQgAAPYWADAH-gUAAKoPACCVCQAAqw8AMJYJAACkCQAQlwkAAKsPADCYCQEAAAABnAoBAKkOACGdCkAAqg4AIQIAAACmCQAgCAAA0xIAIAIAAADREgAgCAAA0hIAIAaVCQAA0BIAMJYJAADREgAQlwkAANASADCYCQEAqQ4AIZwKAQCpDgAhnQpAAKoOACEGlQkAANASADCWCQAA0RIAEJcJAADQEgAwmAkBAKkOACGcCgEAqQ4AIZ0KQACqDgAhApgJAQD6EAAhnQpAAPsQACECmAkBAPoQACGdCkAA-xAAIQKYCQEAAAABnQpAAAAAAQX8BQAAmhIAIJgJAQAAAAG7CUAAAAABkAoBAAAAAZ4KQAAAAAECAAAAoAkAIA8AAN0SACADAAAAoAkAIA8AAN0SACAQAADcEgAgAQgAAPUWADACAAAAoAkAIAgAANwSACACAAAAqRIAIAgAANsSACAEmAkBAPoQACG7CUAA-xAAIZAKAQD6EAAhngpAAIoRACEF_AUAAJgSACCYCQEA-hAAIbsJQAD7EAAhkAoBAPoQACGeCkAAihEAIQX8BQAAmhIAIJgJAQAAAAG7CUAAAAABkAoBAAAAAZ4KQAAAAAEDDwAA8xYAIKIMAAD0FgAgpgwAAJIJACAEDwAA1RIAMKIMAADWEgAwpgwAAKUSADCnDAAA2BIAIAQPAADJEgAwogwAAMoSADCmDAAAzRIAMKcMAADMEgAgBA8AAL0SADCiDAAAvhIAMKYMAADBEgAwpwwAAMASACAAAAAFDwAA7hYAIBAAAPEWACCiDAAA7xYAIKMMAADwFgAgpgwAAJIJACADDwAA7hYAIKIMAADvFgAgpgwAAJIJACAAAAAAAAALDwAA-xIAMBAAAIATADCiDAAA_BIAMKMMAAD9EgAwpAwAAP8SADClDAAA_xIAMKYMAAD_EgAwpwwAAP4SACCoDAAA_xIAMKkMAACBEwAwqgwAAIITADALDwAA7xIAMBAAAPQSADCiDAAA8BIAMKMMAADxEgAwpAwAAPMSADClDAAA8xIAMKYMAADzEgAwpwwAAPISACCoDAAA8xIAMKkMAAD1EgAwqgwAAPYSADAN-wUAAN8SACD9BQAA4BIAIP4FAADhEgAgmAkBAAAAAZsJQAAAAAGpCUAAAAAB7wlAAAAAAYQKAQAAAAGoCgEAAAABqQoBAAAAAaoKAQAAAAGrCiAAAAABrApAAAAAAQIAAACaCQAgDwAA-hIAIAMAAACaCQAgDwAA-hIAIBAAAPkSACABCAAA7RYAMBKRBAAAsw8AIPsFAACiDwAg_QUAALQPACD-BQAAtQ8AIJUJAACyDwAwlgkAAJgJABCXCQAAsg8AMJgJAQAAAAGbCUAAqg4AIakJQAC-DgAh7wlAAL4OACGECgEAAAABkgoBALQOACGoCgEAqQ4AIakKAQCpDgAhqgoBALQOACGrCiAA5A4AIawKQAC-DgAhAgAAAJoJACAIAAD5EgAgAgAAAPcSACAIAAD4EgAgDpUJAAD2EgAwlgkAAPcSABCXCQAA9hIAMJgJAQCpDgAhmwlAAKoOACGpCUAAvg4AIe8JQAC-DgAhhAoBALQOACGSCgEAtA4AIagKAQCpDgAhqQoBAKkOACGqCgEAtA4AIasKIADkDgAhrApAAL4OACEOlQkAAPYSADCWCQAA9xIAEJcJAAD2EgAwmAkBAKkOACGbCUAAqg4AIakJQAC-DgAh7wlAAL4OACGECgEAtA4AIZIKAQC0DgAhqAoBAKkOACGpCgEAqQ4AIaoKAQC0DgAhqwogAOQOACGsCkAAvg4AIQqYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACHvCUAAihEAIYQKAQCDEQAhqAoBAPoQACGpCgEA-hAAIaoKAQCDEQAhqwogAJ0RACGsCkAAihEAIQ37BQAAuhIAIP0FAAC7EgAg_gUAALwSACCYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACHvCUAAihEAIYQKAQCDEQAhqAoBAPoQACGpCgEA-hAAIaoKAQCDEQAhqwogAJ0RACGsCkAAihEAIQ37BQAA3xIAIP0FAADgEgAg_gUAAOESACCYCQEAAAABmwlAAAAAAakJQAAAAAHvCUAAAAABhAoBAAAAAagKAQAAAAGpCgEAAAABqgoBAAAAAasKIAAAAAGsCkAAAAABAtAJAQAAAAGtCkAAAAABAgAAAJYJACAPAACGEwAgAwAAAJYJACAPAACGEwAgEAAAhRMAIAEIAADsFgAwCJEEAAC4DwAglQkAALcPADCWCQAAlAkAEJcJAAC3DwAw0AkBAKkOACGSCgEAqQ4AIa0KQACqDgAhtQoAALYPACACAAAAlgkAIAgAAIUTACACAAAAgxMAIAgAAIQTACAGlQkAAIITADCWCQAAgxMAEJcJAACCEwAw0AkBAKkOACGSCgEAqQ4AIa0KQACqDgAhBpUJAACCEwAwlgkAAIMTABCXCQAAghMAMNAJAQCpDgAhkgoBAKkOACGtCkAAqg4AIQLQCQEA-hAAIa0KQAD7EAAhAtAJAQD6EAAhrQpAAPsQACEC0AkBAAAAAa0KQAAAAAEEDwAA-xIAMKIMAAD8EgAwpgwAAP8SADCnDAAA_hIAIAQPAADvEgAwogwAAPASADCmDAAA8xIAMKcMAADyEgAgAAAKkQQAAI0TACD7BQAArhIAIP0FAACOEwAg_gUAAI8TACCpCQAA_xAAIO8JAAD_EAAghAoAAP8QACCSCgAA_xAAIKoKAAD_EAAgrAoAAP8QACAC-wUAAK4SACDICQAA_xAAIAX5BQAAiRMAIP8FAACKEwAgsQoAAP8QACCyCgAA_xAAILMKAAD_EAAgAAAAAAAAAAAAAAAAAAUPAADnFgAgEAAA6hYAIKIMAADoFgAgowwAAOkWACCmDAAArAgAIAMPAADnFgAgogwAAOgWACCmDAAArAgAIAAAAAsPAAChEwAwEAAAphMAMKIMAACiEwAwowwAAKMTADCkDAAApRMAMKUMAAClEwAwpgwAAKUTADCnDAAApBMAIKgMAAClEwAwqQwAAKcTADCqDAAAqBMAMAWYCQEAAAABuwoBAAAAAbwKgAAAAAG9CiAAAAABvgpAAAAAAQIAAACwCAAgDwAArBMAIAMAAACwCAAgDwAArBMAIBAAAKsTACABCAAA5hYAMAq3BQAAwg8AIJUJAADBDwAwlgkAAK4IABCXCQAAwQ8AMJgJAQAAAAG6CgEAqQ4AIbsKAQCpDgAhvAoAAPMOACC9CiAA5A4AIb4KQACqDgAhAgAAALAIACAIAACrEwAgAgAAAKkTACAIAACqEwAgCZUJAACoEwAwlgkAAKkTABCXCQAAqBMAMJgJAQCpDgAhugoBAKkOACG7CgEAqQ4AIbwKAADzDgAgvQogAOQOACG-CkAAqg4AIQmVCQAAqBMAMJYJAACpEwAQlwkAAKgTADCYCQEAqQ4AIboKAQCpDgAhuwoBAKkOACG8CgAA8w4AIL0KIADkDgAhvgpAAKoOACEFmAkBAPoQACG7CgEA-hAAIbwKgAAAAAG9CiAAnREAIb4KQAD7EAAhBZgJAQD6EAAhuwoBAPoQACG8CoAAAAABvQogAJ0RACG-CkAA-xAAIQWYCQEAAAABuwoBAAAAAbwKgAAAAAG9CiAAAAABvgpAAAAAAQQPAAChEwAwogwAAKITADCmDAAApRMAMKcMAACkEwAgAAG4BQAArhMAIAAAAAAABQ8AAOEWACAQAADkFgAgogwAAOIWACCjDAAA4xYAIKYMAACzBwAgAw8AAOEWACCiDAAA4hYAIKYMAACzBwAgAAAAAAAFDwAA2xYAIBAAAN8WACCiDAAA3BYAIKMMAADeFgAgpgwAAKcHACALDwAAvhMAMBAAAMMTADCiDAAAvxMAMKMMAADAEwAwpAwAAMITADClDAAAwhMAMKYMAADCEwAwpwwAAMETACCoDAAAwhMAMKkMAADEEwAwqgwAAMUTADACpQoQAAAAAcEKAgAAAAECAAAAtwcAIA8AAMkTACADAAAAtwcAIA8AAMkTACAQAADIEwAgAQgAAN0WADAI5QQAANYPACCVCQAA1Q8AMJYJAAC1BwAQlwkAANUPADClChAA2w4AIcAKAQDpDgAhwQoCAKgOACHxCgAA1A8AIAIAAAC3BwAgCAAAyBMAIAIAAADGEwAgCAAAxxMAIAaVCQAAxRMAMJYJAADGEwAQlwkAAMUTADClChAA2w4AIcAKAQDpDgAhwQoCAKgOACEGlQkAAMUTADCWCQAAxhMAEJcJAADFEwAwpQoQANsOACHACgEA6Q4AIcEKAgCoDgAhAqUKEACmEQAhwQoCAPkQACECpQoQAKYRACHBCgIA-RAAIQKlChAAAAABwQoCAAAAAQMPAADbFgAgogwAANwWACCmDAAApwcAIAQPAAC-EwAwogwAAL8TADCmDAAAwhMAMKcMAADBEwAgAAAAAAAFDwAA1hYAIBAAANkWACCiDAAA1xYAIKMMAADYFgAgpgwAAKcHACADDwAA1hYAIKIMAADXFgAgpgwAAKcHACAAAAAAAAUPAADRFgAgEAAA1BYAIKIMAADSFgAgowwAANMWACCmDAAApwcAIAMPAADRFgAgogwAANIWACCmDAAApwcAIAAAAAAAAagMAAEAAAEBqAwAAQAAAQsPAAD8EwAwEAAAgRQAMKIMAAD9EwAwowwAAP4TADCkDAAAgBQAMKUMAACAFAAwpgwAAIAUADCnDAAA_xMAIKgMAACAFAAwqQwAAIIUADCqDAAAgxQAMAsPAADwEwAwEAAA9RMAMKIMAADxEwAwowwAAPITADCkDAAA9BMAMKUMAAD0EwAwpgwAAPQTADCnDAAA8xMAIKgMAAD0EwAwqQwAAPYTADCqDAAA9xMAMAsPAADkEwAwEAAA6RMAMKIMAADlEwAwowwAAOYTADCkDAAA6BMAMKUMAADoEwAwpgwAAOgTADCnDAAA5xMAIKgMAADoEwAwqQwAAOoTADCqDAAA6xMAMBHjBAAAyxMAIJgJAQAAAAGbCUAAAAABrwkBAAAAAbAJAQAAAAGzCQIAAAAB2QkBAAAAAYoKAQAAAAGNCkAAAAABpQoQAAAAAcMKAQAAAAHECgEAAAABxQoBAAAAAcYKgAAAAAHHCkAAAAAByApAAAAAAckKQAAAAAECAAAAswcAIA8AAO8TACADAAAAswcAIA8AAO8TACAQAADuEwAgAQgAANAWADAX4gQAANkPACDjBAAA2g8AIJUJAADYDwAwlgkAALEHABCXCQAA2A8AMJgJAQAAAAGbCUAAqg4AIa8JAQCpDgAhsAkBALQOACGzCQIAqA4AIdkJAQC0DgAhigoBAKkOACGNCkAAqg4AIaUKEADbDgAhwgoBAOkOACHDCgEAqQ4AIcQKAQCpDgAhxQoBALQOACHGCgAA4A4AIMcKQAC-DgAhyApAAL4OACHJCkAAvg4AIfIKAADXDwAgAgAAALMHACAIAADuEwAgAgAAAOwTACAIAADtEwAgFJUJAADrEwAwlgkAAOwTABCXCQAA6xMAMJgJAQDpDgAhmwlAAKoOACGvCQEAqQ4AIbAJAQC0DgAhswkCAKgOACHZCQEAtA4AIYoKAQCpDgAhjQpAAKoOACGlChAA2w4AIcIKAQDpDgAhwwoBAKkOACHECgEAqQ4AIcUKAQC0DgAhxgoAAOAOACDHCkAAvg4AIcgKQAC-DgAhyQpAAL4OACEUlQkAAOsTADCWCQAA7BMAEJcJAADrEwAwmAkBAOkOACGbCUAAqg4AIa8JAQCpDgAhsAkBALQOACGzCQIAqA4AIdkJAQC0DgAhigoBAKkOACGNCkAAqg4AIaUKEADbDgAhwgoBAOkOACHDCgEAqQ4AIcQKAQCpDgAhxQoBALQOACHGCgAA4A4AIMcKQAC-DgAhyApAAL4OACHJCkAAvg4AIRCYCQEA-hAAIZsJQAD7EAAhrwkBAPoQACGwCQEAgxEAIbMJAgD5EAAh2QkBAIMRACGKCgEA-hAAIY0KQAD7EAAhpQoQAKYRACHDCgEA-hAAIcQKAQD6EAAhxQoBAIMRACHGCoAAAAABxwpAAIoRACHICkAAihEAIckKQACKEQAhEeMEAAC9EwAgmAkBAPoQACGbCUAA-xAAIa8JAQD6EAAhsAkBAIMRACGzCQIA-RAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaUKEACmEQAhwwoBAPoQACHECgEA-hAAIcUKAQCDEQAhxgqAAAAAAccKQACKEQAhyApAAIoRACHJCkAAihEAIRHjBAAAyxMAIJgJAQAAAAGbCUAAAAABrwkBAAAAAbAJAQAAAAGzCQIAAAAB2QkBAAAAAYoKAQAAAAGNCkAAAAABpQoQAAAAAcMKAQAAAAHECgEAAAABxQoBAAAAAcYKgAAAAAHHCkAAAAAByApAAAAAAckKQAAAAAEFmAkEAAAAAYoKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAECAAAArwcAIA8AAPsTACADAAAArwcAIA8AAPsTACAQAAD6EwAgAQgAAM8WADAK4gQAANkPACCVCQAA2w8AMJYJAACtBwAQlwkAANsPADCYCQQAAAABigoBAKkOACHCCgEA6Q4AIcoKAQC0DgAhywoBAKkOACHMCkAAqg4AIQIAAACvBwAgCAAA-hMAIAIAAAD4EwAgCAAA-RMAIAmVCQAA9xMAMJYJAAD4EwAQlwkAAPcTADCYCQQA2Q4AIYoKAQCpDgAhwgoBAOkOACHKCgEAtA4AIcsKAQCpDgAhzApAAKoOACEJlQkAAPcTADCWCQAA-BMAEJcJAAD3EwAwmAkEANkOACGKCgEAqQ4AIcIKAQDpDgAhygoBALQOACHLCgEAqQ4AIcwKQACqDgAhBZgJBACTEQAhigoBAPoQACHKCgEAgxEAIcsKAQD6EAAhzApAAPsQACEFmAkEAJMRACGKCgEA-hAAIcoKAQCDEQAhywoBAPoQACHMCkAA-xAAIQWYCQQAAAABigoBAAAAAcoKAQAAAAHLCgEAAAABzApAAAAAAQqlChAAAAABwQoCAAAAAc0KAQAAAAHOCgEAAAABzwoBAAAAAdAKEAAAAAHRCgIAAAAB0goBAAAAAdMKAQAAAAHUCgIAAAABAgAAAKsHACAPAACHFAAgAwAAAKsHACAPAACHFAAgEAAAhhQAIAEIAADOFgAwEOIEAADZDwAglQkAAN0PADCWCQAAqQcAEJcJAADdDwAwpQoQANsOACHBCgIAqA4AIcIKAQDpDgAhzQoBAKkOACHOCgEAqQ4AIc8KAQCpDgAh0AoQAJMPACHRCgIAqA4AIdIKAQCpDgAh0woBAKkOACHUCgIA4Q4AIfMKAADcDwAgAgAAAKsHACAIAACGFAAgAgAAAIQUACAIAACFFAAgDpUJAACDFAAwlgkAAIQUABCXCQAAgxQAMKUKEADbDgAhwQoCAKgOACHCCgEA6Q4AIc0KAQCpDgAhzgoBAKkOACHPCgEAqQ4AIdAKEACTDwAh0QoCAKgOACHSCgEAqQ4AIdMKAQCpDgAh1AoCAOEOACEOlQkAAIMUADCWCQAAhBQAEJcJAACDFAAwpQoQANsOACHBCgIAqA4AIcIKAQDpDgAhzQoBAKkOACHOCgEAqQ4AIc8KAQCpDgAh0AoQAJMPACHRCgIAqA4AIdIKAQCpDgAh0woBAKkOACHUCgIA4Q4AIQqlChAAphEAIcEKAgD5EAAhzQoBAPoQACHOCgEA-hAAIc8KAQD6EAAh0AoQAO0RACHRCgIA-RAAIdIKAQD6EAAh0woBAPoQACHUCgIAlBEAIQqlChAAphEAIcEKAgD5EAAhzQoBAPoQACHOCgEA-hAAIc8KAQD6EAAh0AoQAO0RACHRCgIA-RAAIdIKAQD6EAAh0woBAPoQACHUCgIAlBEAIQqlChAAAAABwQoCAAAAAc0KAQAAAAHOCgEAAAABzwoBAAAAAdAKEAAAAAHRCgIAAAAB0goBAAAAAdMKAQAAAAHUCgIAAAABBA8AAPwTADCiDAAA_RMAMKYMAACAFAAwpwwAAP8TACAEDwAA8BMAMKIMAADxEwAwpgwAAPQTADCnDAAA8xMAIAQPAADkEwAwogwAAOUTADCmDAAA6BMAMKcMAADnEwAgAAAACeIEAACPFAAg4wQAAJAUACCwCQAA_xAAINkJAAD_EAAgxQoAAP8QACDGCgAA_xAAIMcKAAD_EAAgyAoAAP8QACDJCgAA_xAAIBTjBAAAixQAIOQEAACMFAAg5gQAAI0UACDZCQAA_xAAILsKAAD_EAAgzQoAAP8QACDbCgAA_xAAINwKAAD_EAAg3QoAAP8QACDiCgAA_xAAIOMKAAD_EAAg5QoAAP8QACDmCgAA_xAAIOkKAAD_EAAg6goAAP8QACDrCgAA_xAAIOwKAAD_EAAg7QoAAP8QACDuCgAA_xAAIPAKAAD_EAAgAAAAAAAAAAAAAAAAAAABqAwAAAD6CgIAAAAAAAUPAADJFgAgEAAAzBYAIKIMAADKFgAgowwAAMsWACCmDAAAqAYAIAMPAADJFgAgogwAAMoWACCmDAAAqAYAIAAAAAAACw8AAKwUADAQAACxFAAwogwAAK0UADCjDAAArhQAMKQMAACwFAAwpQwAALAUADCmDAAAsBQAMKcMAACvFAAgqAwAALAUADCpDAAAshQAMKoMAACzFAAwBpgJBAAAAAGpCgEAAAABsAoBAAAAAYALAQAAAAGBCwEAAAABggsCAAAAAQIAAACsBgAgDwAAtxQAIAMAAACsBgAgDwAAtxQAIBAAALYUACABCAAAyBYAMAvcAQEAqQ4AIZEEAADuDwAglQkAAO0PADCWCQAAqgYAEJcJAADtDwAwmAkEAAAAAakKAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACECAAAArAYAIAgAALYUACACAAAAtBQAIAgAALUUACAK3AEBAKkOACGVCQAAsxQAMJYJAAC0FAAQlwkAALMUADCYCQQA2Q4AIakKAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACEK3AEBAKkOACGVCQAAsxQAMJYJAAC0FAAQlwkAALMUADCYCQQA2Q4AIakKAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACEGmAkEAJMRACGpCgEA-hAAIbAKAQD6EAAhgAsBAPoQACGBCwEA-hAAIYILAgD5EAAhBpgJBACTEQAhqQoBAPoQACGwCgEA-hAAIYALAQD6EAAhgQsBAPoQACGCCwIA-RAAIQaYCQQAAAABqQoBAAAAAbAKAQAAAAGACwEAAAABgQsBAAAAAYILAgAAAAEEDwAArBQAMKIMAACtFAAwpgwAALAUADCnDAAArxQAIAAB3QEAALkUACAAAAABqAwAAACFCwIAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AAMMWACAQAADGFgAgogwAAMQWACCjDAAAxRYAIKYMAADeBAAgAw8AAMMWACCiDAAAxBYAIKYMAADeBAAgAAAAAAACqAwBAAAABKsMAQAAAAULDwAA3hQAMBAAAOMUADCiDAAA3xQAMKMMAADgFAAwpAwAAOIUADClDAAA4hQAMKYMAADiFAAwpwwAAOEUACCoDAAA4hQAMKkMAADkFAAwqgwAAOUUADAKmAkCAAAAAYEKAQAAAAHNCgEAAAAB5QoBAAAAAYsLAAEAAAGOCwEAAAABjwsBAAAAAZALAQAAAAGRCwEAAAABkgsAAQAAAQIAAADiBAAgDwAA6RQAIAMAAADiBAAgDwAA6RQAIBAAAOgUACABCAAAwhYAMBCPAwAAhhAAIJUJAACFEAAwlgkAAOAEABCXCQAAhRAAMJgJAgAAAAGBCgEAtA4AIc0KAQCpDgAh5QoBAKkOACGLCwABzw8AIY0LAgCoDgAhjgsBAKkOACGPCwEAqQ4AIZALAQC0DgAhkQsBALQOACGSCwAB0A8AIZ4LAACEEAAgAgAAAOIEACAIAADoFAAgAgAAAOYUACAIAADnFAAgDpUJAADlFAAwlgkAAOYUABCXCQAA5RQAMJgJAgCoDgAhgQoBALQOACHNCgEAqQ4AIeUKAQCpDgAhiwsAAc8PACGNCwIAqA4AIY4LAQCpDgAhjwsBAKkOACGQCwEAtA4AIZELAQC0DgAhkgsAAdAPACEOlQkAAOUUADCWCQAA5hQAEJcJAADlFAAwmAkCAKgOACGBCgEAtA4AIc0KAQCpDgAh5QoBAKkOACGLCwABzw8AIY0LAgCoDgAhjgsBAKkOACGPCwEAqQ4AIZALAQC0DgAhkQsBALQOACGSCwAB0A8AIQqYCQIA-RAAIYEKAQCDEQAhzQoBAPoQACHlCgEA-hAAIYsLAAHfEwAhjgsBAPoQACGPCwEA-hAAIZALAQCDEQAhkQsBAIMRACGSCwAB4BMAIQqYCQIA-RAAIYEKAQCDEQAhzQoBAPoQACHlCgEA-hAAIYsLAAHfEwAhjgsBAPoQACGPCwEA-hAAIZALAQCDEQAhkQsBAIMRACGSCwAB4BMAIQqYCQIAAAABgQoBAAAAAc0KAQAAAAHlCgEAAAABiwsAAQAAAY4LAQAAAAGPCwEAAAABkAsBAAAAAZELAQAAAAGSCwABAAABAagMAQAAAAQEDwAA3hQAMKIMAADfFAAwpgwAAOIUADCnDAAA4RQAIAADkAMAAOwUACCXCwAA_xAAIJgLAAD_EAAgAAAAAAAAAAAFDwAAvRYAIBAAAMAWACCiDAAAvhYAIKMMAAC_FgAgpgwAAOADACADDwAAvRYAIKIMAAC-FgAgpgwAAOADACAAAAAAAAGoDAAAAKgLAgcPAAC3FgAgEAAAuxYAIKIMAAC4FgAgowwAALoWACCkDAAA4gMAIKUMAADiAwAgpgwAANgDACALDwAAgBUAMBAAAIUVADCiDAAAgRUAMKMMAACCFQAwpAwAAIQVADClDAAAhBUAMKYMAACEFQAwpwwAAIMVACCoDAAAhBUAMKkMAACGFQAwqgwAAIcVADAEmAkBAAAAAZsJQAAAAAHQCQEAAAABowsEAAAAAQIAAADmAwAgDwAAixUAIAMAAADmAwAgDwAAixUAIBAAAIoVACABCAAAuRYAMAq8AgAAlxAAIJUJAACWEAAwlgkAAOQDABCXCQAAlhAAMJgJAQAAAAGbCUAAqg4AIdAJAQCpDgAhogsBAOkOACGjCwQA2Q4AIa4LAACVEAAgAgAAAOYDACAIAACKFQAgAgAAAIgVACAIAACJFQAgCJUJAACHFQAwlgkAAIgVABCXCQAAhxUAMJgJAQDpDgAhmwlAAKoOACHQCQEAqQ4AIaILAQDpDgAhowsEANkOACEIlQkAAIcVADCWCQAAiBUAEJcJAACHFQAwmAkBAOkOACGbCUAAqg4AIdAJAQCpDgAhogsBAOkOACGjCwQA2Q4AIQSYCQEA-hAAIZsJQAD7EAAh0AkBAPoQACGjCwQAkxEAIQSYCQEA-hAAIZsJQAD7EAAh0AkBAPoQACGjCwQAkxEAIQSYCQEAAAABmwlAAAAAAdAJAQAAAAGjCwQAAAABAw8AALcWACCiDAAAuBYAIKYMAADYAwAgBA8AAIAVADCiDAAAgRUAMKYMAACEFQAwpwwAAIMVACAAAAABqAwAAACsCwIFDwAAshYAIBAAALUWACCiDAAAsxYAIKMMAAC0FgAgpgwAANgDACADDwAAshYAIKIMAACzFgAgpgwAANgDACAAAAALDwAApRUAMBAAAKoVADCiDAAAphUAMKMMAACnFQAwpAwAAKkVADClDAAAqRUAMKYMAACpFQAwpwwAAKgVACCoDAAAqRUAMKkMAACrFQAwqgwAAKwVADALDwAAmRUAMBAAAJ4VADCiDAAAmhUAMKMMAACbFQAwpAwAAJ0VADClDAAAnRUAMKYMAACdFQAwpwwAAJwVACCoDAAAnRUAMKkMAACfFQAwqgwAAKAVADAMvQIAAI0VACCYCQEAAAABmwlAAAAAAakJQAAAAAGwCQEAAAAB1woAAACoCwKjCwQAAAABpAsBAAAAAaULAQAAAAGoCwQAAAABqQsEAAAAAaoLQAAAAAECAAAA4AMAIA8AAKQVACADAAAA4AMAIA8AAKQVACAQAACjFQAgAQgAALEWADARugIAAJ4QACC9AgAAnxAAIJUJAACbEAAwlgkAAN4DABCXCQAAmxAAMJgJAQAAAAGbCUAAqg4AIakJQAC-DgAhsAkBALQOACHXCgAAnRCoCyKjCwQA2Q4AIaQLAQAAAAGlCwEAqQ4AIaYLAQCcEAAhqAsEANkOACGpCwQA2Q4AIaoLQAC-DgAhAgAAAOADACAIAACjFQAgAgAAAKEVACAIAACiFQAgD5UJAACgFQAwlgkAAKEVABCXCQAAoBUAMJgJAQDpDgAhmwlAAKoOACGpCUAAvg4AIbAJAQC0DgAh1woAAJ0QqAsiowsEANkOACGkCwEAqQ4AIaULAQCpDgAhpgsBAJwQACGoCwQA2Q4AIakLBADZDgAhqgtAAL4OACEPlQkAAKAVADCWCQAAoRUAEJcJAACgFQAwmAkBAOkOACGbCUAAqg4AIakJQAC-DgAhsAkBALQOACHXCgAAnRCoCyKjCwQA2Q4AIaQLAQCpDgAhpQsBAKkOACGmCwEAnBAAIagLBADZDgAhqQsEANkOACGqC0AAvg4AIQuYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACGwCQEAgxEAIdcKAAD9FKgLIqMLBACTEQAhpAsBAPoQACGlCwEA-hAAIagLBACTEQAhqQsEAJMRACGqC0AAihEAIQy9AgAA_xQAIJgJAQD6EAAhmwlAAPsQACGpCUAAihEAIbAJAQCDEQAh1woAAP0UqAsiowsEAJMRACGkCwEA-hAAIaULAQD6EAAhqAsEAJMRACGpCwQAkxEAIaoLQACKEQAhDL0CAACNFQAgmAkBAAAAAZsJQAAAAAGpCUAAAAABsAkBAAAAAdcKAAAAqAsCowsEAAAAAaQLAQAAAAGlCwEAAAABqAsEAAAAAakLBAAAAAGqC0AAAAABA5sJQAAAAAHQCQEAAAABrAsAAACsCwICAAAA3AMAIA8AALAVACADAAAA3AMAIA8AALAVACAQAACvFQAgAQgAALAWADAJugIAAKQQACCVCQAAohAAMJYJAADaAwAQlwkAAKIQADCbCUAAqg4AIdAJAQCpDgAhpgsBAOkOACGsCwAAoxCsCyKvCwAAoRAAIAIAAADcAwAgCAAArxUAIAIAAACtFQAgCAAArhUAIAeVCQAArBUAMJYJAACtFQAQlwkAAKwVADCbCUAAqg4AIdAJAQCpDgAhpgsBAOkOACGsCwAAoxCsCyIHlQkAAKwVADCWCQAArRUAEJcJAACsFQAwmwlAAKoOACHQCQEAqQ4AIaYLAQDpDgAhrAsAAKMQrAsiA5sJQAD7EAAh0AkBAPoQACGsCwAAkRWsCyIDmwlAAPsQACHQCQEA-hAAIawLAACRFawLIgObCUAAAAAB0AkBAAAAAawLAAAArAsCBA8AAKUVADCiDAAAphUAMKYMAACpFQAwpwwAAKgVACAEDwAAmRUAMKIMAACaFQAwpgwAAJ0VADCnDAAAnBUAIAAABroCAAC2FQAgvQIAALcVACCpCQAA_xAAILAJAAD_EAAgpgsAAP8QACCqCwAA_xAAIAK7AgAAsxUAIL4CAAC0FQAgAAAAAAAAAagMAAAAswsCAAAAAqgMAQAAAASrDAEAAAAFAqgMAQAAAASrDAEAAAAFAAAAAAAAAAAAAAAAAAUPAACrFgAgEAAArhYAIKIMAACsFgAgowwAAK0WACCmDAAAxgIAIAMPAACrFgAgogwAAKwWACCmDAAAxgIAIAAAAAAAAagMAAAA0QsCCw8AANkVADAQAADeFQAwogwAANoVADCjDAAA2xUAMKQMAADdFQAwpQwAAN0VADCmDAAA3RUAMKcMAADcFQAgqAwAAN0VADCpDAAA3xUAMKoMAADgFQAwBZgJBAAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABAgAAAMoCACAPAADkFQAgAwAAAMoCACAPAADkFQAgEAAA4xUAIAEIAACqFgAwCtwBAAC8EAAglQkAALsQADCWCQAAyAIAEJcJAAC7EAAwmAkEAAAAAa4KAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACECAAAAygIAIAgAAOMVACACAAAA4RUAIAgAAOIVACAJlQkAAOAVADCWCQAA4RUAEJcJAADgFQAwmAkEANkOACGuCgEAqQ4AIbAKAQCpDgAhgAsBAKkOACGBCwEAqQ4AIYILAgCoDgAhCZUJAADgFQAwlgkAAOEVABCXCQAA4BUAMJgJBADZDgAhrgoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQWYCQQAkxEAIbAKAQD6EAAhgAsBAPoQACGBCwEA-hAAIYILAgD5EAAhBZgJBACTEQAhsAoBAPoQACGACwEA-hAAIYELAQD6EAAhggsCAPkQACEFmAkEAAAAAbAKAQAAAAGACwEAAAABgQsBAAAAAYILAgAAAAEEDwAA2RUAMKIMAADaFQAwpgwAAN0VADCnDAAA3BUAIAAK3QEAAOYVACCpCQAA_xAAINELAAD_EAAg0gsAAP8QACDTCwAA_xAAINQLAAD_EAAg1QsAAP8QACDXCwAA_xAAINgLAAD_EAAg2QsAAP8QACAAAAAAAAGoDAAAANsLAgGoDAAAANwLAgAAAAAAAAAAAAAAAAAAAAAAAAAAAagMAAAA-wsCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAagMAAAAmwwCAAAAAAAAAagMAAAAnwwCBZgJBAAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABEJsJQAAAAAGpCUAAAAABrwkAAADRCwLxCQQAAAABqQoBAAAAAbAKAQAAAAGDCwIAAAAB0QtAAAAAAdILAQAAAAHTC0AAAAAB1AtAAAAAAdULQAAAAAHWCwIAAAAB1wtAAAAAAdgLQAAAAAHZC0AAAAABAgAAAMYCACAPAACrFgAgAwAAAM4CACAPAACrFgAgEAAArxYAIBIAAADOAgAgCAAArxYAIJsJQAD7EAAhqQlAAIoRACGvCQAA1xXRCyLxCQQAkxEAIakKAQD6EAAhsAoBAPoQACGDCwIA-RAAIdELQACKEQAh0gsBAIMRACHTC0AAihEAIdQLQACKEQAh1QtAAIoRACHWCwIA-RAAIdcLQACKEQAh2AtAAIoRACHZC0AAihEAIRCbCUAA-xAAIakJQACKEQAhrwkAANcV0Qsi8QkEAJMRACGpCgEA-hAAIbAKAQD6EAAhgwsCAPkQACHRC0AAihEAIdILAQCDEQAh0wtAAIoRACHUC0AAihEAIdULQACKEQAh1gsCAPkQACHXC0AAihEAIdgLQACKEQAh2QtAAIoRACEDmwlAAAAAAdAJAQAAAAGsCwAAAKwLAguYCQEAAAABmwlAAAAAAakJQAAAAAGwCQEAAAAB1woAAACoCwKjCwQAAAABpAsBAAAAAaULAQAAAAGoCwQAAAABqQsEAAAAAaoLQAAAAAEGvgIAALIVACCYCQEAAAABmwlAAAAAAbAKAQAAAAGlCwEAAAABrQsBAAAAAQIAAADYAwAgDwAAshYAIAMAAADiAwAgDwAAshYAIBAAALYWACAIAAAA4gMAIAgAALYWACC-AgAAmBUAIJgJAQD6EAAhmwlAAPsQACGwCgEA-hAAIaULAQD6EAAhrQsBAPoQACEGvgIAAJgVACCYCQEA-hAAIZsJQAD7EAAhsAoBAPoQACGlCwEA-hAAIa0LAQD6EAAhBrsCAACxFQAgmAkBAAAAAZsJQAAAAAGwCgEAAAABpQsBAAAAAa0LAQAAAAECAAAA2AMAIA8AALcWACAEmAkBAAAAAZsJQAAAAAHQCQEAAAABowsEAAAAAQMAAADiAwAgDwAAtxYAIBAAALwWACAIAAAA4gMAIAgAALwWACC7AgAAlxUAIJgJAQD6EAAhmwlAAPsQACGwCgEA-hAAIaULAQD6EAAhrQsBAPoQACEGuwIAAJcVACCYCQEA-hAAIZsJQAD7EAAhsAoBAPoQACGlCwEA-hAAIa0LAQD6EAAhDboCAACMFQAgmAkBAAAAAZsJQAAAAAGpCUAAAAABsAkBAAAAAdcKAAAAqAsCowsEAAAAAaQLAQAAAAGlCwEAAAABpgsBAAAAAagLBAAAAAGpCwQAAAABqgtAAAAAAQIAAADgAwAgDwAAvRYAIAMAAADeAwAgDwAAvRYAIBAAAMEWACAPAAAA3gMAIAgAAMEWACC6AgAA_hQAIJgJAQD6EAAhmwlAAPsQACGpCUAAihEAIbAJAQCDEQAh1woAAP0UqAsiowsEAJMRACGkCwEA-hAAIaULAQD6EAAhpgsBAIMRACGoCwQAkxEAIakLBACTEQAhqgtAAIoRACENugIAAP4UACCYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACGwCQEAgxEAIdcKAAD9FKgLIqMLBACTEQAhpAsBAPoQACGlCwEA-hAAIaYLAQCDEQAhqAsEAJMRACGpCwQAkxEAIaoLQACKEQAhCpgJAgAAAAGBCgEAAAABzQoBAAAAAeUKAQAAAAGLCwABAAABjgsBAAAAAY8LAQAAAAGQCwEAAAABkQsBAAAAAZILAAEAAAEKmAkCAAAAAY8LAQAAAAGTCwEAAAABlAsBAAAAAZULAQAAAAGWCwEAAAABlwsBAAAAAZgLAQAAAAGZCwAA6hQAIJoLIAAAAAECAAAA3gQAIA8AAMMWACADAAAA5gQAIA8AAMMWACAQAADHFgAgDAAAAOYEACAIAADHFgAgmAkCAPkQACGPCwEA-hAAIZMLAQD6EAAhlAsBAPoQACGVCwEA-hAAIZYLAQD6EAAhlwsBAIMRACGYCwEAgxEAIZkLAADcFAAgmgsgAJ0RACEKmAkCAPkQACGPCwEA-hAAIZMLAQD6EAAhlAsBAPoQACGVCwEA-hAAIZYLAQD6EAAhlwsBAIMRACGYCwEAgxEAIZkLAADcFAAgmgsgAJ0RACEGmAkEAAAAAakKAQAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABArAKAQAAAAGDCwIAAAABAgAAAKgGACAPAADJFgAgAwAAALAGACAPAADJFgAgEAAAzRYAIAQAAACwBgAgCAAAzRYAILAKAQD6EAAhgwsCAPkQACECsAoBAPoQACGDCwIA-RAAIQqlChAAAAABwQoCAAAAAc0KAQAAAAHOCgEAAAABzwoBAAAAAdAKEAAAAAHRCgIAAAAB0goBAAAAAdMKAQAAAAHUCgIAAAABBZgJBAAAAAGKCgEAAAABygoBAAAAAcsKAQAAAAHMCkAAAAABEJgJAQAAAAGbCUAAAAABrwkBAAAAAbAJAQAAAAGzCQIAAAAB2QkBAAAAAYoKAQAAAAGNCkAAAAABpQoQAAAAAcMKAQAAAAHECgEAAAABxQoBAAAAAcYKgAAAAAHHCkAAAAAByApAAAAAAckKQAAAAAEs5AQAAIkUACDmBAAAihQAIJgJAQAAAAGbCUAAAAABrwkBAAAAAdkJAQAAAAGKCgEAAAABjQpAAAAAAaQKAQAAAAGlChAAAAABqQoBAAAAAbsKAQAAAAHJCkAAAAABzQoBAAAAAc8KAQAAAAHSCgEAAAAB1QoBAAAAAdYKAQAAAAHXCgEAAAAB2AoBAAAAAdkKAQAAAAHaCgEAAAAB2woQAAAAAdwKEAAAAAHdCgIAAAAB3gqAAAAAAd8KgAAAAAHgCgABAAAB4QoAAQAAAeIKAQAAAAHjCgABAAAB5ApAAAAAAeUKAQAAAAHmCgEAAAAB5woBAAAAAegKIAAAAAHpCgIAAAAB6gqAAAAAAesKAAEAAAHsCoAAAAAB7QoBAAAAAe4KEAAAAAHvCiAAAAAB8ApAAAAAAQIAAACnBwAgDwAA0RYAIAMAAAC-BwAgDwAA0RYAIBAAANUWACAuAAAAvgcAIAgAANUWACDkBAAA4hMAIOYEAADjEwAgmAkBAPoQACGbCUAA-xAAIa8JAQD6EAAh2QkBAIMRACGKCgEA-hAAIY0KQAD7EAAhpAoBAPoQACGlChAAphEAIakKAQD6EAAhuwoBAIMRACHJCkAA-xAAIc0KAQCDEQAhzwoBAPoQACHSCgEA-hAAIdUKAQD6EAAh1goBAPoQACHXCgEA-hAAIdgKAQD6EAAh2QoBAPoQACHaCgEA-hAAIdsKEADtEQAh3AoQAO0RACHdCgIAlBEAId4KgAAAAAHfCoAAAAAB4AoAAd8TACHhCgAB3xMAIeIKAQCDEQAh4woAAeATACHkCkAA-xAAIeUKAQCDEQAh5goBAIMRACHnCgEA-hAAIegKIACdEQAh6QoCAJQRACHqCoAAAAAB6woAAeATACHsCoAAAAAB7QoBAIMRACHuChAA7REAIe8KIACdEQAh8ApAAIoRACEs5AQAAOITACDmBAAA4xMAIJgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGpCgEA-hAAIbsKAQCDEQAhyQpAAPsQACHNCgEAgxEAIc8KAQD6EAAh0goBAPoQACHVCgEA-hAAIdYKAQD6EAAh1woBAPoQACHYCgEA-hAAIdkKAQD6EAAh2goBAPoQACHbChAA7REAIdwKEADtEQAh3QoCAJQRACHeCoAAAAAB3wqAAAAAAeAKAAHfEwAh4QoAAd8TACHiCgEAgxEAIeMKAAHgEwAh5ApAAPsQACHlCgEAgxEAIeYKAQCDEQAh5woBAPoQACHoCiAAnREAIekKAgCUEQAh6gqAAAAAAesKAAHgEwAh7AqAAAAAAe0KAQCDEQAh7goQAO0RACHvCiAAnREAIfAKQACKEQAhLOMEAACIFAAg5gQAAIoUACCYCQEAAAABmwlAAAAAAa8JAQAAAAHZCQEAAAABigoBAAAAAY0KQAAAAAGkCgEAAAABpQoQAAAAAakKAQAAAAG7CgEAAAAByQpAAAAAAc0KAQAAAAHPCgEAAAAB0goBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAHZCgEAAAAB2goBAAAAAdsKEAAAAAHcChAAAAAB3QoCAAAAAd4KgAAAAAHfCoAAAAAB4AoAAQAAAeEKAAEAAAHiCgEAAAAB4woAAQAAAeQKQAAAAAHlCgEAAAAB5goBAAAAAecKAQAAAAHoCiAAAAAB6QoCAAAAAeoKgAAAAAHrCgABAAAB7AqAAAAAAe0KAQAAAAHuChAAAAAB7wogAAAAAfAKQAAAAAECAAAApwcAIA8AANYWACADAAAAvgcAIA8AANYWACAQAADaFgAgLgAAAL4HACAIAADaFgAg4wQAAOETACDmBAAA4xMAIJgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGpCgEA-hAAIbsKAQCDEQAhyQpAAPsQACHNCgEAgxEAIc8KAQD6EAAh0goBAPoQACHVCgEA-hAAIdYKAQD6EAAh1woBAPoQACHYCgEA-hAAIdkKAQD6EAAh2goBAPoQACHbChAA7REAIdwKEADtEQAh3QoCAJQRACHeCoAAAAAB3wqAAAAAAeAKAAHfEwAh4QoAAd8TACHiCgEAgxEAIeMKAAHgEwAh5ApAAPsQACHlCgEAgxEAIeYKAQCDEQAh5woBAPoQACHoCiAAnREAIekKAgCUEQAh6gqAAAAAAesKAAHgEwAh7AqAAAAAAe0KAQCDEQAh7goQAO0RACHvCiAAnREAIfAKQACKEQAhLOMEAADhEwAg5gQAAOMTACCYCQEA-hAAIZsJQAD7EAAhrwkBAPoQACHZCQEAgxEAIYoKAQD6EAAhjQpAAPsQACGkCgEA-hAAIaUKEACmEQAhqQoBAPoQACG7CgEAgxEAIckKQAD7EAAhzQoBAIMRACHPCgEA-hAAIdIKAQD6EAAh1QoBAPoQACHWCgEA-hAAIdcKAQD6EAAh2AoBAPoQACHZCgEA-hAAIdoKAQD6EAAh2woQAO0RACHcChAA7REAId0KAgCUEQAh3gqAAAAAAd8KgAAAAAHgCgAB3xMAIeEKAAHfEwAh4goBAIMRACHjCgAB4BMAIeQKQAD7EAAh5QoBAIMRACHmCgEAgxEAIecKAQD6EAAh6AogAJ0RACHpCgIAlBEAIeoKgAAAAAHrCgAB4BMAIewKgAAAAAHtCgEAgxEAIe4KEADtEQAh7wogAJ0RACHwCkAAihEAISzjBAAAiBQAIOQEAACJFAAgmAkBAAAAAZsJQAAAAAGvCQEAAAAB2QkBAAAAAYoKAQAAAAGNCkAAAAABpAoBAAAAAaUKEAAAAAGpCgEAAAABuwoBAAAAAckKQAAAAAHNCgEAAAABzwoBAAAAAdIKAQAAAAHVCgEAAAAB1goBAAAAAdcKAQAAAAHYCgEAAAAB2QoBAAAAAdoKAQAAAAHbChAAAAAB3AoQAAAAAd0KAgAAAAHeCoAAAAAB3wqAAAAAAeAKAAEAAAHhCgABAAAB4goBAAAAAeMKAAEAAAHkCkAAAAAB5QoBAAAAAeYKAQAAAAHnCgEAAAAB6AogAAAAAekKAgAAAAHqCoAAAAAB6woAAQAAAewKgAAAAAHtCgEAAAAB7goQAAAAAe8KIAAAAAHwCkAAAAABAgAAAKcHACAPAADbFgAgAqUKEAAAAAHBCgIAAAABAwAAAL4HACAPAADbFgAgEAAA4BYAIC4AAAC-BwAgCAAA4BYAIOMEAADhEwAg5AQAAOITACCYCQEA-hAAIZsJQAD7EAAhrwkBAPoQACHZCQEAgxEAIYoKAQD6EAAhjQpAAPsQACGkCgEA-hAAIaUKEACmEQAhqQoBAPoQACG7CgEAgxEAIckKQAD7EAAhzQoBAIMRACHPCgEA-hAAIdIKAQD6EAAh1QoBAPoQACHWCgEA-hAAIdcKAQD6EAAh2AoBAPoQACHZCgEA-hAAIdoKAQD6EAAh2woQAO0RACHcChAA7REAId0KAgCUEQAh3gqAAAAAAd8KgAAAAAHgCgAB3xMAIeEKAAHfEwAh4goBAIMRACHjCgAB4BMAIeQKQAD7EAAh5QoBAIMRACHmCgEAgxEAIecKAQD6EAAh6AogAJ0RACHpCgIAlBEAIeoKgAAAAAHrCgAB4BMAIewKgAAAAAHtCgEAgxEAIe4KEADtEQAh7wogAJ0RACHwCkAAihEAISzjBAAA4RMAIOQEAADiEwAgmAkBAPoQACGbCUAA-xAAIa8JAQD6EAAh2QkBAIMRACGKCgEA-hAAIY0KQAD7EAAhpAoBAPoQACGlChAAphEAIakKAQD6EAAhuwoBAIMRACHJCkAA-xAAIc0KAQCDEQAhzwoBAPoQACHSCgEA-hAAIdUKAQD6EAAh1goBAPoQACHXCgEA-hAAIdgKAQD6EAAh2QoBAPoQACHaCgEA-hAAIdsKEADtEQAh3AoQAO0RACHdCgIAlBEAId4KgAAAAAHfCoAAAAAB4AoAAd8TACHhCgAB3xMAIeIKAQCDEQAh4woAAeATACHkCkAA-xAAIeUKAQCDEQAh5goBAIMRACHnCgEA-hAAIegKIACdEQAh6QoCAJQRACHqCoAAAAAB6woAAeATACHsCoAAAAAB7QoBAIMRACHuChAA7REAIe8KIACdEQAh8ApAAIoRACES4gQAAMoTACCYCQEAAAABmwlAAAAAAa8JAQAAAAGwCQEAAAABswkCAAAAAdkJAQAAAAGKCgEAAAABjQpAAAAAAaUKEAAAAAHCCgEAAAABwwoBAAAAAcQKAQAAAAHFCgEAAAABxgqAAAAAAccKQAAAAAHICkAAAAAByQpAAAAAAQIAAACzBwAgDwAA4RYAIAMAAACxBwAgDwAA4RYAIBAAAOUWACAUAAAAsQcAIAgAAOUWACDiBAAAvBMAIJgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIbAJAQCDEQAhswkCAPkQACHZCQEAgxEAIYoKAQD6EAAhjQpAAPsQACGlChAAphEAIcIKAQD6EAAhwwoBAPoQACHECgEA-hAAIcUKAQCDEQAhxgqAAAAAAccKQACKEQAhyApAAIoRACHJCkAAihEAIRLiBAAAvBMAIJgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIbAJAQCDEQAhswkCAPkQACHZCQEAgxEAIYoKAQD6EAAhjQpAAPsQACGlChAAphEAIcIKAQD6EAAhwwoBAPoQACHECgEA-hAAIcUKAQCDEQAhxgqAAAAAAccKQACKEQAhyApAAIoRACHJCkAAihEAIQWYCQEAAAABuwoBAAAAAbwKgAAAAAG9CiAAAAABvgpAAAAAAQOYCQEAAAABvgpAAAAAAb8KAQAAAAECAAAArAgAIA8AAOcWACADAAAAtAgAIA8AAOcWACAQAADrFgAgBQAAALQIACAIAADrFgAgmAkBAPoQACG-CkAA-xAAIb8KAQD6EAAhA5gJAQD6EAAhvgpAAPsQACG_CgEA-hAAIQLQCQEAAAABrQpAAAAAAQqYCQEAAAABmwlAAAAAAakJQAAAAAHvCUAAAAABhAoBAAAAAagKAQAAAAGpCgEAAAABqgoBAAAAAasKIAAAAAGsCkAAAAABCP8FAACIEwAgmwlAAAAAAdoJAQAAAAGpCgEAAAABsAoBAAAAAbEKAQAAAAGyCkAAAAABswpAAAAAAQIAAACSCQAgDwAA7hYAIAMAAACcCQAgDwAA7hYAIBAAAPIWACAKAAAAnAkAIAgAAPIWACD_BQAA7hIAIJsJQAD7EAAh2gkBAPoQACGpCgEA-hAAIbAKAQD6EAAhsQoBAIMRACGyCkAAihEAIbMKQACKEQAhCP8FAADuEgAgmwlAAPsQACHaCQEA-hAAIakKAQD6EAAhsAoBAPoQACGxCgEAgxEAIbIKQACKEQAhswpAAIoRACEI-QUAAIcTACCbCUAAAAAB2gkBAAAAAakKAQAAAAGwCgEAAAABsQoBAAAAAbIKQAAAAAGzCkAAAAABAgAAAJIJACAPAADzFgAgBJgJAQAAAAG7CUAAAAABkAoBAAAAAZ4KQAAAAAECmAkBAAAAAZ0KQAAAAAEG2gkBAAAAAYsKQAAAAAGkCgEAAAABpQoQAAAAAaYKAgAAAAGnChAAAAABAwAAAJwJACAPAADzFgAgEAAA-hYAIAoAAACcCQAgCAAA-hYAIPkFAADtEgAgmwlAAPsQACHaCQEA-hAAIakKAQD6EAAhsAoBAPoQACGxCgEAgxEAIbIKQACKEQAhswpAAIoRACEI-QUAAO0SACCbCUAA-xAAIdoJAQD6EAAhqQoBAPoQACGwCgEA-hAAIbEKAQCDEQAhsgpAAIoRACGzCkAAihEAIQ6RBAAA3hIAIPsFAADfEgAg_QUAAOASACCYCQEAAAABmwlAAAAAAakJQAAAAAHvCUAAAAABhAoBAAAAAZIKAQAAAAGoCgEAAAABqQoBAAAAAaoKAQAAAAGrCiAAAAABrApAAAAAAQIAAACaCQAgDwAA-xYAIAMAAACYCQAgDwAA-xYAIBAAAP8WACAQAAAAmAkAIAgAAP8WACCRBAAAuRIAIPsFAAC6EgAg_QUAALsSACCYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACHvCUAAihEAIYQKAQCDEQAhkgoBAIMRACGoCgEA-hAAIakKAQD6EAAhqgoBAIMRACGrCiAAnREAIawKQACKEQAhDpEEAAC5EgAg-wUAALoSACD9BQAAuxIAIJgJAQD6EAAhmwlAAPsQACGpCUAAihEAIe8JQACKEQAhhAoBAIMRACGSCgEAgxEAIagKAQD6EAAhqQoBAPoQACGqCgEAgxEAIasKIACdEQAhrApAAIoRACEEmAkBAAAAAbsJQAAAAAGcCgEAAAABngpAAAAAAQuYCQEAAAABuwlAAAAAAcgJAQAAAAH3CQIAAAABkwoBAAAAAZYKAQAAAAGfCgEAAAABoAoBAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAQIAAACkCgAgDwAAgRcAIA6RBAAA3hIAIP0FAADgEgAg_gUAAOESACCYCQEAAAABmwlAAAAAAakJQAAAAAHvCUAAAAABhAoBAAAAAZIKAQAAAAGoCgEAAAABqQoBAAAAAaoKAQAAAAGrCiAAAAABrApAAAAAAQIAAACaCQAgDwAAgxcAIAMAAACnCgAgDwAAgRcAIBAAAIcXACANAAAApwoAIAgAAIcXACCYCQEA-hAAIbsJQAD7EAAhyAkBAIMRACH3CQIA-RAAIZMKAQD6EAAhlgoBAPoQACGfCgEA-hAAIaAKAQD6EAAhoQoBAPoQACGiCgEA-hAAIaMKAQD6EAAhC5gJAQD6EAAhuwlAAPsQACHICQEAgxEAIfcJAgD5EAAhkwoBAPoQACGWCgEA-hAAIZ8KAQD6EAAhoAoBAPoQACGhCgEA-hAAIaIKAQD6EAAhowoBAPoQACEDAAAAmAkAIA8AAIMXACAQAACKFwAgEAAAAJgJACAIAACKFwAgkQQAALkSACD9BQAAuxIAIP4FAAC8EgAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAh7wlAAIoRACGECgEAgxEAIZIKAQCDEQAhqAoBAPoQACGpCgEA-hAAIaoKAQCDEQAhqwogAJ0RACGsCkAAihEAIQ6RBAAAuRIAIP0FAAC7EgAg_gUAALwSACCYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACHvCUAAihEAIYQKAQCDEQAhkgoBAIMRACGoCgEA-hAAIakKAQD6EAAhqgoBAIMRACGrCiAAnREAIawKQACKEQAhDpEEAADeEgAg-wUAAN8SACD-BQAA4RIAIJgJAQAAAAGbCUAAAAABqQlAAAAAAe8JQAAAAAGECgEAAAABkgoBAAAAAagKAQAAAAGpCgEAAAABqgoBAAAAAasKIAAAAAGsCkAAAAABAgAAAJoJACAPAACLFwAgAwAAAJgJACAPAACLFwAgEAAAjxcAIBAAAACYCQAgCAAAjxcAIJEEAAC5EgAg-wUAALoSACD-BQAAvBIAIJgJAQD6EAAhmwlAAPsQACGpCUAAihEAIe8JQACKEQAhhAoBAIMRACGSCgEAgxEAIagKAQD6EAAhqQoBAPoQACGqCgEAgxEAIasKIACdEQAhrApAAIoRACEOkQQAALkSACD7BQAAuhIAIP4FAAC8EgAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAh7wlAAIoRACGECgEAgxEAIZIKAQCDEQAhqAoBAPoQACGpCgEA-hAAIaoKAQCDEQAhqwogAJ0RACGsCkAAihEAIQavCQEAAAABswkCAAAAAbQJQAAAAAGECgEAAAABjgpAAAAAAZEKAQAAAAEMmAkBAAAAAZsJQAAAAAHICQEAAAABzwkBAAAAAdAJAQAAAAHaCQEAAAAB9wkCAAAAAZIKAQAAAAGTCgEAAAABlAoBAAAAAZUKAQAAAAGWCgEAAAABAgAAAIILACAPAACRFwAgAwAAAIoLACAPAACRFwAgEAAAlRcAIA4AAACKCwAgCAAAlRcAIJgJAQD6EAAhmwlAAPsQACHICQEAgxEAIc8JAQD6EAAh0AkBAIMRACHaCQEAgxEAIfcJAgD5EAAhkgoBAIMRACGTCgEA-hAAIZQKAQD6EAAhlQoBAPoQACGWCgEA-hAAIQyYCQEA-hAAIZsJQAD7EAAhyAkBAIMRACHPCQEA-hAAIdAJAQCDEQAh2gkBAIMRACH3CQIA-RAAIZIKAQCDEQAhkwoBAPoQACGUCgEA-hAAIZUKAQD6EAAhlgoBAPoQACEJmwlAAAAAAakJQAAAAAHHCQEAAAAByAkBAAAAAckJBAAAAAHKCUAAAAABywkBAAAAAcwJQAAAAAHNCSAAAAABDZgJBAAAAAG1CQEAAAABtgkEAAAAAbcJgAAAAAG4CQEAAAABuQkCAAAAAboJBAAAAAG7CUAAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwkBAAAAAcAJQAAAAAEWowgAAMgRACCkCAAAyREAIJgJAQAAAAGbCUAAAAABqQlAAAAAAcgJAQAAAAHPCQAAAM8JAtAJAQAAAAHRCQEAAAAB0gkBAAAAAdMJAQAAAAHUCQEAAAAB1QkEAAAAAdYJBAAAAAHXCQEAAAAB2AkQAAAAAdkJAQAAAAHaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCQIAAAAB3glAAAAAAQIAAADlDAAgDwAAmBcAIAMAAADxDAAgDwAAmBcAIBAAAJwXACAYAAAA8QwAIAgAAJwXACCjCAAAqBEAIKQIAACpEQAgmAkBAPoQACGbCUAA-xAAIakJQAD7EAAhyAkBAIMRACHPCQAApRHPCSLQCQEA-hAAIdEJAQD6EAAh0gkBAPoQACHTCQEA-hAAIdQJAQD6EAAh1QkEAJMRACHWCQQAlREAIdcJAQCDEQAh2AkQAKYRACHZCQEAgxEAIdoJAQD6EAAh2wlAAIoRACHcCUAAihEAId0JAgD5EAAh3glAAIoRACEWowgAAKgRACCkCAAAqREAIJgJAQD6EAAhmwlAAPsQACGpCUAA-xAAIcgJAQCDEQAhzwkAAKURzwki0AkBAPoQACHRCQEA-hAAIdIJAQD6EAAh0wkBAPoQACHUCQEA-hAAIdUJBACTEQAh1gkEAJURACHXCQEAgxEAIdgJEACmEQAh2QkBAIMRACHaCQEA-hAAIdsJQACKEQAh3AlAAIoRACHdCQIA-RAAId4JQACKEQAhFqIIAADHEQAgpAgAAMkRACCYCQEAAAABmwlAAAAAAakJQAAAAAHICQEAAAABzwkAAADPCQLQCQEAAAAB0QkBAAAAAdIJAQAAAAHTCQEAAAAB1AkBAAAAAdUJBAAAAAHWCQQAAAAB1wkBAAAAAdgJEAAAAAHZCQEAAAAB2gkBAAAAAdsJQAAAAAHcCUAAAAAB3QkCAAAAAd4JQAAAAAECAAAA5QwAIA8AAJ0XACADAAAA8QwAIA8AAJ0XACAQAAChFwAgGAAAAPEMACAIAAChFwAgoggAAKcRACCkCAAAqREAIJgJAQD6EAAhmwlAAPsQACGpCUAA-xAAIcgJAQCDEQAhzwkAAKURzwki0AkBAPoQACHRCQEA-hAAIdIJAQD6EAAh0wkBAPoQACHUCQEA-hAAIdUJBACTEQAh1gkEAJURACHXCQEAgxEAIdgJEACmEQAh2QkBAIMRACHaCQEA-hAAIdsJQACKEQAh3AlAAIoRACHdCQIA-RAAId4JQACKEQAhFqIIAACnEQAgpAgAAKkRACCYCQEA-hAAIZsJQAD7EAAhqQlAAPsQACHICQEAgxEAIc8JAAClEc8JItAJAQD6EAAh0QkBAPoQACHSCQEA-hAAIdMJAQD6EAAh1AkBAPoQACHVCQQAkxEAIdYJBACVEQAh1wkBAIMRACHYCRAAphEAIdkJAQCDEQAh2gkBAPoQACHbCUAAihEAIdwJQACKEQAh3QkCAPkQACHeCUAAihEAIRaiCAAAxxEAIKMIAADIEQAgmAkBAAAAAZsJQAAAAAGpCUAAAAAByAkBAAAAAc8JAAAAzwkC0AkBAAAAAdEJAQAAAAHSCQEAAAAB0wkBAAAAAdQJAQAAAAHVCQQAAAAB1gkEAAAAAdcJAQAAAAHYCRAAAAAB2QkBAAAAAdoJAQAAAAHbCUAAAAAB3AlAAAAAAd0JAgAAAAHeCUAAAAABAgAAAOUMACAPAACiFwAgAwAAAPEMACAPAACiFwAgEAAAphcAIBgAAADxDAAgCAAAphcAIKIIAACnEQAgowgAAKgRACCYCQEA-hAAIZsJQAD7EAAhqQlAAPsQACHICQEAgxEAIc8JAAClEc8JItAJAQD6EAAh0QkBAPoQACHSCQEA-hAAIdMJAQD6EAAh1AkBAPoQACHVCQQAkxEAIdYJBACVEQAh1wkBAIMRACHYCRAAphEAIdkJAQCDEQAh2gkBAPoQACHbCUAAihEAIdwJQACKEQAh3QkCAPkQACHeCUAAihEAIRaiCAAApxEAIKMIAACoEQAgmAkBAPoQACGbCUAA-xAAIakJQAD7EAAhyAkBAIMRACHPCQAApRHPCSLQCQEA-hAAIdEJAQD6EAAh0gkBAPoQACHTCQEA-hAAIdQJAQD6EAAh1QkEAJMRACHWCQQAlREAIdcJAQCDEQAh2AkQAKYRACHZCQEAgxEAIdoJAQD6EAAh2wlAAIoRACHcCUAAihEAId0JAgD5EAAh3glAAIoRACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAxUAvQG7At0DuQG-AuEDugEBugIAuAEDFQC8AboC4wO4Ab0C5wO7AQG8AgC6AQG9AugDAAK7AukDAL4C6gMAAAADFQDBARYAwgEXAMMBAAAAAxUAwQEWAMIBFwDDAQG6AgC4AQG6AgC4AQMVAMgBFgDJARcAygEAAAADFQDIARYAyQEXAMoBAboCoQS4AQG6AqcEuAEFFQDPARYA0gEXANMBOADQATkA0QEAAAAAAAUVAM8BFgDSARcA0wE4ANABOQDRAQG8AgC6AQG8AgC6AQUVANgBFgDbARcA3AE4ANkBOQDaAQAAAAAABRUA2AEWANsBFwDcATgA2QE5ANoBAAAAAxUA4gEWAOMBFwDkAQAAAAMVAOIBFgDjARcA5AECFQDoAZAD4wTnAQGPAwDmAQGQA-QEAAAABRUA7AEWAO8BFwDwATgA7QE5AO4BAAAAAAAFFQDsARYA7wEXAPABOADtATkA7gEBjwMA5gEBjwMA5gEFFQD1ARYA-AEXAPkBOAD2ATkA9wEAAAAAAAUVAPUBFgD4ARcA-QE4APYBOQD3AQAAAAUVAP8BFgCCAhcAgwI4AIACOQCBAgAAAAAABRUA_wEWAIICFwCDAjgAgAI5AIECAAAAAxUAiQIWAIoCFwCLAgAAAAMVAIkCFgCKAhcAiwIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgIVAK8C3QGtBq4CAZEEAK0CAd0BrgYAAAAFFQCzAhYAtgIXALcCOAC0AjkAtQIAAAAAAAUVALMCFgC2AhcAtwI4ALQCOQC1AgGRBACtAgGRBACtAgUVALwCFgC_AhcAwAI4AL0COQC-AgAAAAAABRUAvAIWAL8CFwDAAjgAvQI5AL4CAAAABRUAxgIWAMkCFwDKAjgAxwI5AMgCAAAAAAAFFQDGAhYAyQIXAMoCOADHAjkAyAIAAAADFQDQAhYA0QIXANICAAAAAxUA0AIWANECFwDSAgAAAAUVANgCFgDbAhcA3AI4ANkCOQDaAgAAAAAABRUA2AIWANsCFwDcAjgA2QI5ANoCBBUA5ALjBKwH3wLkBLAH4ALmBLQH4QIB4gQA3gIB4gQA3gIDFQDjAuIEAN4C4wS4B-ICAeUEAOECAeMEuQcAA-MEugcA5AS7BwDmBLwHAAAABRUA6AIWAOsCFwDsAjgA6QI5AOoCAAAAAAAFFQDoAhYA6wIXAOwCOADpAjkA6gIB4gQA3gIB4gQA3gIFFQDxAhYA9AIXAPUCOADyAjkA8wIAAAAAAAUVAPECFgD0AhcA9QI4APICOQDzAgHiBADeAgHiBADeAgUVAPoCFgD9AhcA_gI4APsCOQD8AgAAAAAABRUA-gIWAP0CFwD-AjgA-wI5APwCAeIEAN4CAeIEAN4CBRUAgwMWAIYDFwCHAzgAhAM5AIUDAAAAAAAFFQCDAxYAhgMXAIcDOACEAzkAhQMB5QQA4QIB5QQA4QIFFQCMAxYAjwMXAJADOACNAzkAjgMAAAAAAAUVAIwDFgCPAxcAkAM4AI0DOQCOAwIVAJQDuAWxCJMDAbcFAJIDAbgFsggAAAADFQCYAxYAmQMXAJoDAAAAAxUAmAMWAJkDFwCaAwG3BQCSAwG3BQCSAwMVAJ8DFgCgAxcAoQMAAAADFQCfAxYAoAMXAKEDAAAABRUApwMWAKoDFwCrAzgAqAM5AKkDAAAAAAAFFQCnAxYAqgMXAKsDOACoAzkAqQMAAAADFQCxAxYAsgMXALMDAAAAAxUAsQMWALIDFwCzAwMVAL4D-QWXCbYD_wWbCbcDAZEEALUDBRUAvQORBJ0JtQP7BaEJuAP9BacJuwP-BasJvAMC-gUAtwP8BQC5AwIVALoD-wWiCbgDAfsFowkAAfoFALcDAfoFALcDA_sFrAkA_QWtCQD-Ba4JAAL5Ba8JAP8FsAkAAAADFQDCAxYAwwMXAMQDAAAAAxUAwgMWAMMDFwDEAwAAAAMVAMoDFgDLAxcAzAMAAAADFQDKAxYAywMXAMwDAZEEALUDAZEEALUDAxUA0QMWANIDFwDTAwAAAAMVANEDFgDSAxcA0wMBkQSACrUDAZEEhgq1AwMVANgDFgDZAxcA2gMAAAADFQDYAxYA2QMXANoDAfoFALcDAfoFALcDBRUA3wMWAOIDFwDjAzgA4AM5AOEDAAAAAAAFFQDfAxYA4gMXAOMDOADgAzkA4QMAAAUVAOgDFgDrAxcA7AM4AOkDOQDqAwAAAAAABRUA6AMWAOsDFwDsAzgA6QM5AOoDAvoFALcD_AUAuQMC-gUAtwP8BQC5AwMVAPEDFgDyAxcA8wMAAAADFQDxAxYA8gMXAPMDAfoFALcDAfoFALcDAxUA-AMWAPkDFwD6AwAAAAMVAPgDFgD5AxcA-gMAAAAFFQCABBYAgwQXAIQEOACBBDkAggQAAAAAAAUVAIAEFgCDBBcAhAQ4AIEEOQCCBAIVAIgEkAeHC4cEAfwFAIYEAZAHiAsAAAAFFQCMBBYAjwQXAJAEOACNBDkAjgQAAAAAAAUVAIwEFgCPBBcAkAQ4AI0EOQCOBAH8BQCGBAH8BQCGBAUVAJUEFgCYBBcAmQQ4AJYEOQCXBAAAAAAABRUAlQQWAJgEFwCZBDgAlgQ5AJcEAAAABRUAnwQWAKIEFwCjBDgAoAQ5AKEEAAAAAAAFFQCfBBYAogQXAKMEOACgBDkAoQQAAAADFQCpBBYAqgQXAKsEAAAAAxUAqQQWAKoEFwCrBAAAAAMVALEEFgCyBBcAswQAAAADFQCxBBYAsgQXALMEAAAABRUAuQQWALwEFwC9BDgAugQ5ALsEAAAAAAAFFQC5BBYAvAQXAL0EOAC6BDkAuwQAAAADFQDDBBYAxAQXAMUEAAAAAxUAwwQWAMQEFwDFBAAAAAMVAMsEFgDMBBcAzQQAAAADFQDLBBYAzAQXAM0EAAAABRUA0wQWANYEFwDXBDgA1AQ5ANUEAAAAAAAFFQDTBBYA1gQXANcEOADUBDkA1QQEFQDdBKII6gzaBKMI7gzbBKQI8AzcBAGhCADZBAGhCADZBAGhCPIM2QQCogjzDACjCPQMAAAABRUA4QQWAOQEFwDlBDgA4gQ5AOMEAAAAAAAFFQDhBBYA5AQXAOUEOADiBDkA4wQBoQgA2QQBoQgA2QQFFQDqBBYA7QQXAO4EOADrBDkA7AQAAAAAAAUVAOoEFgDtBBcA7gQ4AOsEOQDsBAGhCADZBAGhCADZBAUVAPMEFgD2BBcA9wQ4APQEOQD1BAAAAAAABRUA8wQWAPYEFwD3BDgA9AQ5APUEAaEIww3ZBAGhCMkN2QQFFQD8BBYA_wQXAIAFOAD9BDkA_gQAAAAAAAUVAPwEFgD_BBcAgAU4AP0EOQD-BAAAAAMVAIYFFgCHBRcAiAUAAAADFQCGBRYAhwUXAIgFAAAAAxUAjgUWAI8FFwCQBQAAAAMVAI4FFgCPBRcAkAUAAAAFFQCWBRYAmQUXAJoFOACXBTkAmAUAAAAAAAUVAJYFFgCZBRcAmgU4AJcFOQCYBQECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAigxDSkyESo0Eis1Eiw4Ei05Ei46Ei88EjA-AjE_EzJBEjNDAjREFDVFEjZGEjdHAjpKFTtLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFNjAHKAU6NAcsBTo4BzgFOjwHPAU6QAdABTpEB0gFOkgHUAQKTAdUBT5QB1wFOlQHZAQKWAdoBUJcB2wFOmAHcAU6ZAd0BApoB4AFRmwHhAVecAeMBWJ0B5AFYngHnAVifAegBWKAB6QFYoQHrAViiAe0BAqMB7gFZpAHwAVilAfIBAqYB8wFapwH0AVioAfUBWKkB9gECqgH5AVurAfoBYawB_AFirQH9AWKuAYACYq8BgQJisAGCAmKxAYQCYrIBhgICswGHAmO0AYkCYrUBiwICtgGMAmS3AY0CYrgBjgJiuQGPAgK6AZICZbsBkwJrvAGVAmy9AZYCbL4BmQJsvwGaAmzAAZsCbMEBnQJswgGfAgLDAaACbcQBogJsxQGkAgLGAaUCbscBpgJsyAGnAmzJAagCAsoBqwJvywGsAnXMAa4Cds0BrwJ2zgGyAnbPAbMCdtABtAJ20QG2AnbSAbgCAtMBuQJ31AG7AnbVAb0CAtYBvgJ41wG_AnbYAcACdtkBwQIC2gHEAnnbAcUCf94BxwKAAd8BzQKAAeAB0AKAAeEB0QKAAeIB0gKAAeMB1AKAAeQB1gIC5QHXAoMB5gHZAoAB5wHbAgLoAdwChAHpAd0CgAHqAd4CgAHrAd8CAuwB4gKFAe0B4wKLAe4B5AKBAe8B5QKBAfAB5gKBAfEB5wKBAfIB6AKBAfMB6gKBAfQB7AIC9QHtAowB9gHvAoEB9wHxAgL4AfICjQH5AfMCgQH6AfQCgQH7AfUCAvwB-AKOAf0B-QKUAf4B-wKVAf8B_AKVAYAC_wKVAYECgAOVAYICgQOVAYMCgwOVAYQChQMChQKGA5YBhgKIA5UBhwKKAwKIAosDlwGJAowDlQGKAo0DlQGLAo4DAowCkQOYAY0CkgOcAY4ClAOdAY8ClQOdAZACmAOdAZECmQOdAZICmgOdAZMCnAOdAZQCngMClQKfA54BlgKhA50BlwKjAwKYAqQDnwGZAqUDnQGaAqYDnQGbAqcDApwCqgOgAZ0CqwOmAZ4CrQOnAZ8CrgOnAaACsQOnAaECsgOnAaICswOnAaMCtQOnAaQCtwMCpQK4A6gBpgK5A6cBpwK6AwKoAr0DqQGpAr4DrQGqAsADrgGrAsEDrgGsAsQDrgGtAsUDrgGuAsYDrgGvAsgDrgGwAsoDArECywOvAbICzQOuAbMCzwMCtALQA7ABtQLRA64BtgLSA64BtwLTAwK4AtYDsQG5AtcDtwG_AtkDuAHAAusDuAHBAu0DuAHCAu4DuAHDAu8DuAHEAvEDuAHFAvMDAsYC9AO-AccC9gO4AcgC-AMCyQL5A78BygL6A7gBywL7A7gBzAL8AwLNAv8DwAHOAoAExAHPAoEEuQHQAoIEuQHRAoMEuQHSAoQEuQHTAoUEuQHUAocEuQHVAokEAtYCigTFAdcCjAS5AdgCjgQC2QKPBMYB2gKQBLkB2wKRBLkB3AKSBALdApUExwHeApYEywHfApcEugHgApgEugHhApkEugHiApoEugHjApsEugHkAp0EugHlAp8EAuYCoATMAecCowS6AegCpQQC6QKmBM0B6gKoBLoB6wKpBLoB7AKqBALtAq0EzgHuAq4E1AHvAq8EuwHwArAEuwHxArEEuwHyArIEuwHzArMEuwH0ArUEuwH1ArcEAvYCuATVAfcCugS7AfgCvAQC-QK9BNYB-gK-BLsB-wK_BLsB_ALABAL9AsME1wH-AsQE3QH_AsYE3gGAA8cE3gGBA8oE3gGCA8sE3gGDA8wE3gGEA84E3gGFA9AEAoYD0QTfAYcD0wTeAYgD1QQCiQPWBOABigPXBN4BiwPYBN4BjAPZBAKNA9wE4QGOA90E5QGRA98E5gGSA-UE5gGTA-gE5gGUA-kE5gGVA-oE5gGWA-wE5gGXA-4EApgD7wTpAZkD8QTmAZoD8wQCmwP0BOoBnAP1BOYBnQP2BOYBngP3BAKfA_oE6wGgA_sE8QGhA_wE5wGiA_0E5wGjA_4E5wGkA_8E5wGlA4AF5wGmA4IF5wGnA4QFAqgDhQXyAakDhwXnAaoDiQUCqwOKBfMBrAOLBecBrQOMBecBrgONBQKvA5AF9AGwA5EF-gGxA5MF-wGyA5QF-wGzA5cF-wG0A5gF-wG1A5kF-wG2A5sF-wG3A50FArgDngX8AbkDoAX7AboDogUCuwOjBf0BvAOkBfsBvQOlBfsBvgOmBQK_A6kF_gHAA6oFhALBA6wFhQLCA60FhQLDA7AFhQLEA7EFhQLFA7IFhQLGA7QFhQLHA7YFAsgDtwWGAskDuQWFAsoDuwUCywO8BYcCzAO9BYUCzQO-BYUCzgO_BQLPA8IFiALQA8MFjALRA8UFjQLSA8YFjQLTA8kFjQLUA8oFjQLVA8sFjQLWA80FjQLXA88FAtgD0AWOAtkD0gWNAtoD1AUC2wPVBY8C3APWBY0C3QPXBY0C3gPYBQLfA9sFkALgA9wFlALhA94FlQLiA98FlQLjA-IFlQLkA-MFlQLlA-QFlQLmA-YFlQLnA-gFAugD6QWWAukD6wWVAuoD7QUC6wPuBZcC7APvBZUC7QPwBZUC7gPxBQLvA_QFmALwA_UFnALxA_cFnQLyA_gFnQLzA_sFnQL0A_wFnQL1A_0FnQL2A_8FnQL3A4EGAvgDggaeAvkDhAadAvoDhgYC-wOHBp8C_AOIBp0C_QOJBp0C_gOKBgL_A40GoAKABI4GpAKBBJAGpQKCBJEGpQKDBJQGpQKEBJUGpQKFBJYGpQKGBJgGpQKHBJoGAogEmwamAokEnQalAooEnwYCiwSgBqcCjAShBqUCjQSiBqUCjgSjBgKPBKYGqAKQBKcGrAKSBKkGrQKTBK8GrQKUBLIGrQKVBLMGrQKWBLQGrQKXBLYGrQKYBLgGApkEuQawApoEuwatApsEvQYCnAS-BrECnQS_Bq0CngTABq0CnwTBBgKgBMQGsgKhBMUGuAKiBMYGrgKjBMcGrgKkBMgGrgKlBMkGrgKmBMoGrgKnBMwGrgKoBM4GAqkEzwa5AqoE0QauAqsE0wYCrATUBroCrQTVBq4CrgTWBq4CrwTXBgKwBNoGuwKxBNsGwQKyBN0GwgKzBN4GwgK0BOEGwgK1BOIGwgK2BOMGwgK3BOUGwgK4BOcGArkE6AbDAroE6gbCArsE7AYCvATtBsQCvQTuBsICvgTvBsICvwTwBgLABPMGxQLBBPQGywLCBPYGzALDBPcGzALEBPoGzALFBPsGzALGBPwGzALHBP4GzALIBIAHAskEgQfNAsoEgwfMAssEhQcCzASGB84CzQSHB8wCzgSIB8wCzwSJBwLQBIwHzwLRBI0H0wLSBI8H1ALTBJAH1ALUBJMH1ALVBJQH1ALWBJUH1ALXBJcH1ALYBJkHAtkEmgfVAtoEnAfUAtsEngcC3ASfB9YC3QSgB9QC3gShB9QC3wSiBwLgBKUH1wLhBKYH3QLnBKgH3gLoBL0H3gLpBMAH3gLqBMEH3gLrBMIH3gLsBMQH3gLtBMYHAu4ExwflAu8EyQfeAvAEywcC8QTMB-YC8gTNB94C8wTOB94C9ATPBwL1BNIH5wL2BNMH7QL3BNQH3wL4BNUH3wL5BNYH3wL6BNcH3wL7BNgH3wL8BNoH3wL9BNwHAv4E3QfuAv8E3wffAoAF4QcCgQXiB-8CggXjB98CgwXkB98ChAXlBwKFBegH8AKGBekH9gKHBeoH4AKIBesH4AKJBewH4AKKBe0H4AKLBe4H4AKMBfAH4AKNBfIHAo4F8wf3Ao8F9QfgApAF9wcCkQX4B_gCkgX5B-ACkwX6B-AClAX7BwKVBf4H-QKWBf8H_wKXBYAI4QKYBYEI4QKZBYII4QKaBYMI4QKbBYQI4QKcBYYI4QKdBYgIAp4FiQiAA58FiwjhAqAFjQgCoQWOCIEDogWPCOECowWQCOECpAWRCAKlBZQIggOmBZUIiAOnBZYI4gKoBZcI4gKpBZgI4gKqBZkI4gKrBZoI4gKsBZwI4gKtBZ4IAq4FnwiJA68FoQjiArAFowgCsQWkCIoDsgWlCOICswWmCOICtAWnCAK1BaoIiwO2BasIkQO5Ba0IkgO6BbMIkgO7BbYIkgO8BbcIkgO9BbgIkgO-BboIkgO_BbwIAsAFvQiVA8EFvwiSA8IFwQgCwwXCCJYDxAXDCJIDxQXECJIDxgXFCALHBcgIlwPIBckImwPJBcoIkwPKBcsIkwPLBcwIkwPMBc0IkwPNBc4IkwPOBdAIkwPPBdIIAtAF0wicA9EF1QiTA9IF1wgC0wXYCJ0D1AXZCJMD1QXaCJMD1gXbCALXBd4IngPYBd8IogPZBeEIowPaBeIIowPbBeUIowPcBeYIowPdBecIowPeBekIowPfBesIAuAF7AikA-EF7gijA-IF8AgC4wXxCKUD5AXyCKMD5QXzCKMD5gX0CALnBfcIpgPoBfgIrAPpBfoIrQPqBfsIrQPrBf4IrQPsBf8IrQPtBYAJrQPuBYIJrQPvBYQJAvAFhQmuA_EFhwmtA_IFiQkC8wWKCa8D9AWLCa0D9QWMCa0D9gWNCQL3BZAJsAP4BZEJtAOABpMJtQOBBrEJtQOCBrMJtQODBrQJtQOEBrUJtQOFBrcJtQOGBrkJAocGugm_A4gGvAm1A4kGvgkCiga_CcADiwbACbUDjAbBCbUDjQbCCQKOBsUJwQOPBsYJxQOQBsgJxgORBskJxgOSBswJxgOTBs0JxgOUBs4JxgOVBtAJxgOWBtIJApcG0wnHA5gG1QnGA5kG1wkCmgbYCcgDmwbZCcYDnAbaCcYDnQbbCQKeBt4JyQOfBt8JzQOgBuAJtgOhBuEJtgOiBuIJtgOjBuMJtgOkBuQJtgOlBuYJtgOmBugJAqcG6QnOA6gG6wm2A6kG7QkCqgbuCc8DqwbvCbYDrAbwCbYDrQbxCQKuBvQJ0AOvBvUJ1AOwBvYJtwOxBvcJtwOyBvgJtwOzBvkJtwO0BvoJtwO1BvwJtwO2Bv4JArcG_wnVA7gGggq3A7kGhAoCugaFCtYDuwaHCrcDvAaICrcDvQaJCgK-BowK1wO_Bo0K2wPABo4KvAPBBo8KvAPCBpAKvAPDBpEKvAPEBpIKvAPFBpQKvAPGBpYKAscGlwrcA8gGmQq8A8kGmwoCygacCt0DywadCrwDzAaeCrwDzQafCgLOBqIK3gPPBqMK5APQBqUKuQPRBqYKuQPSBqkKuQPTBqoKuQPUBqsKuQPVBq0KuQPWBq8KAtcGsArlA9gGsgq5A9kGtAoC2ga1CuYD2wa2CrkD3Aa3CrkD3Qa4CgLeBrsK5wPfBrwK7QPgBr0KuAPhBr4KuAPiBr8KuAPjBsAKuAPkBsEKuAPlBsMKuAPmBsUKAucGxgruA-gGyAq4A-kGygoC6gbLCu8D6wbMCrgD7AbNCrgD7QbOCgLuBtEK8APvBtIK9APwBtMKuwPxBtQKuwPyBtUKuwPzBtYKuwP0BtcKuwP1BtkKuwP2BtsKAvcG3Ar1A_gG3gq7A_kG4AoC-gbhCvYD-wbiCrsD_AbjCrsD_QbkCgL-BucK9wP_BugK-wOAB-oK_AOBB-sK_AOCB-4K_AODB-8K_AOEB_AK_AOFB_IK_AOGB_QKAocH9Qr9A4gH9wr8A4kH-QoCigf6Cv4Diwf7CvwDjAf8CvwDjQf9CgKOB4AL_wOPB4ELhQSRB4MLhgSSB4kLhgSTB4wLhgSUB40LhgSVB44LhgSWB5ALhgSXB5ILApgHkwuJBJkHlQuGBJoHlwsCmweYC4oEnAeZC4YEnQeaC4YEngebCwKfB54LiwSgB58LkQShB6ALhwSiB6ELhwSjB6ILhwSkB6MLhwSlB6QLhwSmB6YLhwSnB6gLAqgHqQuSBKkHqwuHBKoHrQsCqweuC5MErAevC4cErQewC4cErgexCwKvB7QLlASwB7ULmgSxB7cLmwSyB7gLmwSzB7sLmwS0B7wLmwS1B70LmwS2B78LmwS3B8ELArgHwgucBLkHxAubBLoHxgsCuwfHC50EvAfIC5sEvQfJC5sEvgfKCwK_B80LngTAB84LpATBB9ALpQTCB9ELpQTDB9QLpQTEB9ULpQTFB9YLpQTGB9gLpQTHB9oLAsgH2wumBMkH3QulBMoH3wsCywfgC6cEzAfhC6UEzQfiC6UEzgfjCwLPB-YLqATQB-cLrATRB-kLrQTSB-oLrQTTB-0LrQTUB-4LrQTVB-8LrQTWB_ELrQTXB_MLAtgH9AuuBNkH9gutBNoH-AsC2wf5C68E3Af6C60E3Qf7C60E3gf8CwLfB_8LsATgB4AMtAThB4IMtQTiB4MMtQTjB4YMtQTkB4cMtQTlB4gMtQTmB4oMtQTnB4wMAugHjQy2BOkHjwy1BOoHkQwC6weSDLcE7AeTDLUE7QeUDLUE7geVDALvB5gMuATwB5kMvgTxB5sMvwTyB5wMvwTzB58MvwT0B6AMvwT1B6EMvwT2B6MMvwT3B6UMAvgHpgzABPkHqAy_BPoHqgwC-werDMEE_AesDL8E_QetDL8E_geuDAL_B7EMwgSACLIMxgSBCLQMxwSCCLUMxwSDCLgMxwSECLkMxwSFCLoMxwSGCLwMxwSHCL4MAogIvwzIBIkIwQzHBIoIwwwCiwjEDMkEjAjFDMcEjQjGDMcEjgjHDAKPCMoMygSQCMsMzgSRCM0MzwSSCM4MzwSTCNEMzwSUCNIMzwSVCNMMzwSWCNUMzwSXCNcMApgI2AzQBJkI2gzPBJoI3AwCmwjdDNEEnAjeDM8EnQjfDM8EngjgDAKfCOMM0gSgCOQM2ASlCOYM2QSmCPUM2QSnCPcM2QSoCPgM2QSpCPkM2QSqCPsM2QSrCP0MAqwI_gzeBK0IgA3ZBK4Igg0CrwiDDd8EsAiEDdkEsQiFDdkEsgiGDQKzCIkN4AS0CIoN5gS1CIsN2gS2CIwN2gS3CI0N2gS4CI4N2gS5CI8N2gS6CJEN2gS7CJMNArwIlA3nBL0Ilg3aBL4ImA0CvwiZDegEwAiaDdoEwQibDdoEwgicDQLDCJ8N6QTECKAN7wTFCKEN2wTGCKIN2wTHCKMN2wTICKQN2wTJCKUN2wTKCKcN2wTLCKkNAswIqg3wBM0IrA3bBM4Irg0CzwivDfEE0AiwDdsE0QixDdsE0giyDQLTCLUN8gTUCLYN-ATVCLgN3ATWCLkN3ATXCLsN3ATYCLwN3ATZCL0N3ATaCL8N3ATbCMENAtwIwg35BN0IxQ3cBN4Ixw0C3wjIDfoE4AjKDdwE4QjLDdwE4gjMDQLjCM8N-wTkCNANgQXlCNINggXmCNMNggXnCNYNggXoCNcNggXpCNgNggXqCNoNggXrCNwNAuwI3Q2DBe0I3w2CBe4I4Q0C7wjiDYQF8AjjDYIF8QjkDYIF8gjlDQLzCOgNhQX0COkNiQX1COsNigX2COwNigX3CO8NigX4CPANigX5CPENigX6CPMNigX7CPUNAvwI9g2LBf0I-A2KBf4I-g0C_wj7DYwFgAn8DYoFgQn9DYoFggn-DQKDCYEOjQWECYIOkQWFCYQOkgWGCYUOkgWHCYgOkgWICYkOkgWJCYoOkgWKCYwOkgWLCY4OAowJjw6TBY0JkQ6SBY4Jkw4CjwmUDpQFkAmVDpIFkQmWDpIFkgmXDgKTCZoOlQWUCZsOmwU"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AbuseActionScalarFieldEnum: () => AbuseActionScalarFieldEnum,
  AcmeAccountScalarFieldEnum: () => AcmeAccountScalarFieldEnum,
  AcmeHttpChallengeScalarFieldEnum: () => AcmeHttpChallengeScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BillBasisScalarFieldEnum: () => BillBasisScalarFieldEnum,
  ChainBlockScalarFieldEnum: () => ChainBlockScalarFieldEnum,
  ChainDayScalarFieldEnum: () => ChainDayScalarFieldEnum,
  ChainIndexScalarFieldEnum: () => ChainIndexScalarFieldEnum,
  ChainTransactionScalarFieldEnum: () => ChainTransactionScalarFieldEnum,
  ContractCreationScalarFieldEnum: () => ContractCreationScalarFieldEnum,
  CrawlPageScalarFieldEnum: () => CrawlPageScalarFieldEnum,
  CustomDomainScalarFieldEnum: () => CustomDomainScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeletedMessageScalarFieldEnum: () => DeletedMessageScalarFieldEnum,
  DisbursementLineScalarFieldEnum: () => DisbursementLineScalarFieldEnum,
  DisbursementScalarFieldEnum: () => DisbursementScalarFieldEnum,
  DkimKeyScalarFieldEnum: () => DkimKeyScalarFieldEnum,
  DomainOrderScalarFieldEnum: () => DomainOrderScalarFieldEnum,
  DomainRecordScalarFieldEnum: () => DomainRecordScalarFieldEnum,
  FlightIntentScalarFieldEnum: () => FlightIntentScalarFieldEnum,
  ForwardCountScalarFieldEnum: () => ForwardCountScalarFieldEnum,
  GatewayEndpointScalarFieldEnum: () => GatewayEndpointScalarFieldEnum,
  GatewayIndexVersionScalarFieldEnum: () => GatewayIndexVersionScalarFieldEnum,
  GatewayInviteCodeScalarFieldEnum: () => GatewayInviteCodeScalarFieldEnum,
  GatewayMemberScalarFieldEnum: () => GatewayMemberScalarFieldEnum,
  GatewayOrganizationScalarFieldEnum: () => GatewayOrganizationScalarFieldEnum,
  GatewayOriginScalarFieldEnum: () => GatewayOriginScalarFieldEnum,
  GatewayRedemptionScalarFieldEnum: () => GatewayRedemptionScalarFieldEnum,
  GatewayRegistryScalarFieldEnum: () => GatewayRegistryScalarFieldEnum,
  InboxPeriodScalarFieldEnum: () => InboxPeriodScalarFieldEnum,
  InboxScalarFieldEnum: () => InboxScalarFieldEnum,
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  LocalAuthorityScalarFieldEnum: () => LocalAuthorityScalarFieldEnum,
  LockoutScalarFieldEnum: () => LockoutScalarFieldEnum,
  MailSignerScalarFieldEnum: () => MailSignerScalarFieldEnum,
  MailSubdomainScalarFieldEnum: () => MailSubdomainScalarFieldEnum,
  MediaUploadScalarFieldEnum: () => MediaUploadScalarFieldEnum,
  MerchNoticeScalarFieldEnum: () => MerchNoticeScalarFieldEnum,
  MerchOrderScalarFieldEnum: () => MerchOrderScalarFieldEnum,
  MerchStandInOrderScalarFieldEnum: () => MerchStandInOrderScalarFieldEnum,
  MessageScalarFieldEnum: () => MessageScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentTransitionScalarFieldEnum: () => PaymentTransitionScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  QueryMode: () => QueryMode,
  RateScalarFieldEnum: () => RateScalarFieldEnum,
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
  SchemaVersionScalarFieldEnum: () => SchemaVersionScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SignInHostScalarFieldEnum: () => SignInHostScalarFieldEnum,
  SiteVersionScalarFieldEnum: () => SiteVersionScalarFieldEnum,
  SiwxNonceScalarFieldEnum: () => SiwxNonceScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredMailScalarFieldEnum: () => StoredMailScalarFieldEnum,
  SuspensionScalarFieldEnum: () => SuspensionScalarFieldEnum,
  TokenHoldingScalarFieldEnum: () => TokenHoldingScalarFieldEnum,
  TokenTransferScalarFieldEnum: () => TokenTransferScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TravelBookingScalarFieldEnum: () => TravelBookingScalarFieldEnum,
  TravelStandInOrderScalarFieldEnum: () => TravelStandInOrderScalarFieldEnum,
  UploadScalarFieldEnum: () => UploadScalarFieldEnum,
  UploadTicketScalarFieldEnum: () => UploadTicketScalarFieldEnum,
  VerifiedContractScalarFieldEnum: () => VerifiedContractScalarFieldEnum,
  WebPageScalarFieldEnum: () => WebPageScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Suspension: "Suspension",
  RefusedAddress: "RefusedAddress",
  AbuseAction: "AbuseAction",
  ChainIndex: "ChainIndex",
  ChainBlock: "ChainBlock",
  ChainTransaction: "ChainTransaction",
  InternalTransfer: "InternalTransfer",
  TokenTransfer: "TokenTransfer",
  TokenHolding: "TokenHolding",
  ContractCreation: "ContractCreation",
  ChainDay: "ChainDay",
  VerifiedContract: "VerifiedContract",
  DomainOrder: "DomainOrder",
  OwnedDomain: "OwnedDomain",
  DomainRecord: "DomainRecord",
  RegistrantProfile: "RegistrantProfile",
  RegistrantEmailCode: "RegistrantEmailCode",
  WebPage: "WebPage",
  CrawlPage: "CrawlPage",
  GatewayOrganization: "GatewayOrganization",
  GatewayMember: "GatewayMember",
  GatewayInviteCode: "GatewayInviteCode",
  GatewayRedemption: "GatewayRedemption",
  GatewayRegistry: "GatewayRegistry",
  GatewayOrigin: "GatewayOrigin",
  GatewayEndpoint: "GatewayEndpoint",
  GatewayIndexVersion: "GatewayIndexVersion",
  SiwxNonce: "SiwxNonce",
  Session: "Session",
  AuditEntry: "AuditEntry",
  SignInHost: "SignInHost",
  PaidAct: "PaidAct",
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
  Payment: "Payment",
  PaymentLine: "PaymentLine",
  PaymentTransition: "PaymentTransition",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  MailSubdomain: "MailSubdomain",
  DkimKey: "DkimKey",
  MailSigner: "MailSigner",
  Inbox: "Inbox",
  InboxPeriod: "InboxPeriod",
  StoredMail: "StoredMail",
  Message: "Message",
  DeletedMessage: "DeletedMessage",
  ForwardCount: "ForwardCount",
  OutboundMail: "OutboundMail",
  OutboundRecipient: "OutboundRecipient",
  MerchOrder: "MerchOrder",
  MerchNotice: "MerchNotice",
  MerchStandInOrder: "MerchStandInOrder",
  MediaUpload: "MediaUpload",
  TravelBooking: "TravelBooking",
  TravelStandInOrder: "TravelStandInOrder",
  FlightIntent: "FlightIntent",
  Upload: "Upload",
  UploadTicket: "UploadTicket",
  SiteVersion: "SiteVersion",
  CustomDomain: "CustomDomain",
  AcmeAccount: "AcmeAccount",
  AcmeHttpChallenge: "AcmeHttpChallenge",
  LocalAuthority: "LocalAuthority"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var SuspensionScalarFieldEnum = {
  kind: "kind",
  target: "target",
  reason: "reason",
  by: "by",
  since: "since"
};
var RefusedAddressScalarFieldEnum = {
  address: "address",
  reason: "reason",
  by: "by",
  since: "since"
};
var AbuseActionScalarFieldEnum = {
  id: "id",
  at: "at",
  by: "by",
  action: "action",
  kind: "kind",
  target: "target",
  reason: "reason"
};
var ChainIndexScalarFieldEnum = {
  chainId: "chainId",
  startBlock: "startBlock",
  headBlock: "headBlock",
  headHash: "headHash",
  seenAt: "seenAt"
};
var ChainBlockScalarFieldEnum = {
  chainId: "chainId",
  number: "number",
  hash: "hash",
  parentHash: "parentHash",
  minedAt: "minedAt",
  miner: "miner",
  gasUsed: "gasUsed",
  gasLimit: "gasLimit",
  baseFee: "baseFee",
  size: "size",
  transactions: "transactions",
  traced: "traced"
};
var ChainTransactionScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  index: "index",
  hash: "hash",
  sender: "sender",
  recipient: "recipient",
  nonce: "nonce",
  value: "value",
  gas: "gas",
  gasPrice: "gasPrice",
  input: "input",
  createdContract: "createdContract",
  gasUsed: "gasUsed",
  cumulativeGasUsed: "cumulativeGasUsed",
  succeeded: "succeeded"
};
var InternalTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  transactionIndex: "transactionIndex",
  position: "position",
  transactionHash: "transactionHash",
  sender: "sender",
  recipient: "recipient",
  value: "value",
  kind: "kind",
  tracePath: "tracePath",
  gas: "gas",
  gasUsed: "gasUsed",
  failure: "failure"
};
var TokenTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  logIndex: "logIndex",
  batchIndex: "batchIndex",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  standard: "standard",
  contract: "contract",
  sender: "sender",
  recipient: "recipient",
  tokenId: "tokenId",
  value: "value"
};
var TokenHoldingScalarFieldEnum = {
  chainId: "chainId",
  owner: "owner",
  standard: "standard",
  contract: "contract",
  tokenId: "tokenId",
  balance: "balance",
  transfers: "transfers"
};
var ContractCreationScalarFieldEnum = {
  chainId: "chainId",
  contract: "contract",
  block: "block",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  creator: "creator",
  factory: "factory"
};
var ChainDayScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  blocks: "blocks",
  transactions: "transactions",
  size: "size"
};
var VerifiedContractScalarFieldEnum = {
  codeHash: "codeHash",
  codeLength: "codeLength",
  immutables: "immutables",
  name: "name",
  sourceCode: "sourceCode",
  abi: "abi",
  compilerVersion: "compilerVersion",
  optimizer: "optimizer",
  runs: "runs",
  evmVersion: "evmVersion",
  libraries: "libraries",
  license: "license",
  creationCode: "creationCode",
  contentAddress: "contentAddress",
  addedAt: "addedAt"
};
var DomainOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  kind: "kind",
  state: "state",
  domain: "domain",
  claim: "claim",
  wallet: "wallet",
  years: "years",
  amount: "amount",
  slotDay: "slotDay",
  slot: "slot",
  expiryBefore: "expiryBefore",
  attempts: "attempts",
  busyUntil: "busyUntil",
  reason: "reason",
  heldAt: "heldAt",
  paidAt: "paidAt",
  finishedAt: "finishedAt"
};
var OwnedDomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  state: "state",
  orderId: "orderId",
  registeredAt: "registeredAt",
  expiresAt: "expiresAt",
  serial: "serial",
  registrantEmail: "registrantEmail",
  registrationMailAt: "registrationMailAt",
  icannDueAt: "icannDueAt",
  icannVerifiedAt: "icannVerifiedAt",
  icannReminders: "icannReminders",
  suspendedAt: "suspendedAt",
  transferRequestedAt: "transferRequestedAt",
  followedAt: "followedAt",
  createdAt: "createdAt"
};
var DomainRecordScalarFieldEnum = {
  id: "id",
  domain: "domain",
  name: "name",
  type: "type",
  value: "value",
  ttl: "ttl"
};
var RegistrantProfileScalarFieldEnum = {
  wallet: "wallet",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  postalCode: "postalCode",
  country: "country",
  emailVerifiedAt: "emailVerifiedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var RegistrantEmailCodeScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  email: "email",
  salt: "salt",
  hash: "hash",
  tries: "tries",
  sentAt: "sentAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var WebPageScalarFieldEnum = {
  url: "url",
  host: "host",
  title: "title",
  description: "description",
  author: "author",
  image: "image",
  favicon: "favicon",
  category: "category",
  markdown: "markdown",
  html: "html",
  links: "links",
  images: "images",
  rendered: "rendered",
  publishedAt: "publishedAt",
  readAt: "readAt",
  vector: "vector",
  vectorModel: "vectorModel"
};
var CrawlPageScalarFieldEnum = {
  jobId: "jobId",
  position: "position",
  url: "url",
  depth: "depth",
  status: "status",
  statusCode: "statusCode",
  foundUrl: "foundUrl",
  title: "title",
  html: "html",
  markdown: "markdown",
  json: "json",
  browserMs: "browserMs"
};
var GatewayOrganizationScalarFieldEnum = {
  id: "id",
  slug: "slug",
  name: "name",
  createdBy: "createdBy",
  createdAt: "createdAt"
};
var GatewayMemberScalarFieldEnum = {
  organizationId: "organizationId",
  wallet: "wallet",
  role: "role",
  createdAt: "createdAt"
};
var GatewayInviteCodeScalarFieldEnum = {
  id: "id",
  code: "code",
  createdBy: "createdBy",
  organizationId: "organizationId",
  amountUsd: "amountUsd",
  network: "network",
  maxRedemptions: "maxRedemptions",
  redemptionCount: "redemptionCount",
  note: "note",
  expiresAt: "expiresAt",
  disabledAt: "disabledAt",
  createdAt: "createdAt"
};
var GatewayRedemptionScalarFieldEnum = {
  id: "id",
  inviteCodeId: "inviteCodeId",
  wallet: "wallet",
  amountUsd: "amountUsd",
  createdAt: "createdAt"
};
var GatewayRegistryScalarFieldEnum = {
  url: "url",
  attemptedAt: "attemptedAt",
  refreshedAt: "refreshedAt",
  failure: "failure"
};
var GatewayOriginScalarFieldEnum = {
  id: "id",
  registry: "registry",
  url: "url",
  title: "title",
  description: "description",
  favicon: "favicon",
  x402OriginId: "x402OriginId",
  mppOriginId: "mppOriginId",
  protocols: "protocols",
  vetted: "vetted"
};
var GatewayEndpointScalarFieldEnum = {
  id: "id",
  originId: "originId",
  method: "method",
  path: "path",
  summary: "summary",
  description: "description",
  authMode: "authMode",
  price: "price",
  digest: "digest",
  vectorModel: "vectorModel",
  vector: "vector"
};
var GatewayIndexVersionScalarFieldEnum = {
  id: "id",
  version: "version"
};
var SiwxNonceScalarFieldEnum = {
  nonce: "nonce",
  address: "address",
  usedAt: "usedAt",
  expiresAt: "expiresAt"
};
var SessionScalarFieldEnum = {
  tokenHash: "tokenHash",
  address: "address",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  wallet: "wallet",
  door: "door",
  method: "method",
  path: "path",
  operation: "operation",
  arguments: "arguments",
  message: "message",
  signature: "signature",
  requestId: "requestId",
  digest: "digest",
  outcome: "outcome",
  endedAt: "endedAt"
};
var SignInHostScalarFieldEnum = {
  name: "name",
  firstSeen: "firstSeen"
};
var PaidActScalarFieldEnum = {
  actId: "actId",
  field: "field",
  state: "state",
  claim: "claim",
  heldAt: "heldAt",
  endedAt: "endedAt"
};
var PublishedZoneScalarFieldEnum = {
  name: "name",
  serial: "serial"
};
var PublishedRecordScalarFieldEnum = {
  id: "id",
  zone: "zone",
  owner: "owner",
  type: "type",
  name: "name",
  value: "value",
  ttl: "ttl"
};
var PaidJobScalarFieldEnum = {
  id: "id",
  service: "service",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  actId: "actId",
  source: "source",
  input: "input",
  progress: "progress",
  checkpoint: "checkpoint",
  result: "result",
  error: "error",
  failures: "failures",
  leaseUntil: "leaseUntil",
  dueAt: "dueAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  deadline: "deadline",
  expiresAt: "expiresAt",
  deletedAt: "deletedAt"
};
var RateScalarFieldEnum = {
  key: "key",
  wholeAt: "wholeAt"
};
var LockoutScalarFieldEnum = {
  key: "key",
  failures: "failures",
  blockedUntil: "blockedUntil",
  forgetAt: "forgetAt"
};
var PaymentScalarFieldEnum = {
  id: "id",
  state: "state",
  reason: "reason",
  settle: "settle",
  protocol: "protocol",
  scheme: "scheme",
  network: "network",
  asset: "asset",
  payer: "payer",
  nonce: "nonce",
  payTo: "payTo",
  amount: "amount",
  chargeAmount: "chargeAmount",
  settledAmount: "settledAmount",
  transactionHash: "transactionHash",
  transactionLog: "transactionLog",
  credential: "credential",
  requirements: "requirements",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  idempotencyKey: "idempotencyKey",
  openKey: "openKey",
  validBefore: "validBefore",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  owner: "owner",
  leaseUntil: "leaseUntil",
  isWatched: "isWatched",
  answerStatus: "answerStatus",
  answerHeaders: "answerHeaders",
  answerBody: "answerBody",
  receiptHeaders: "receiptHeaders",
  basis: "basis",
  balance: "balance",
  retold: "retold",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  units: "units",
  settle: "settle",
  outcome: "outcome",
  delivered: "delivered"
};
var PaymentTransitionScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  fromState: "fromState",
  toState: "toState",
  reason: "reason",
  at: "at"
};
var DisbursementScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  purpose: "purpose",
  key: "key",
  amount: "amount",
  reason: "reason",
  recipient: "recipient",
  state: "state",
  note: "note",
  prepared: "prepared",
  transactionHash: "transactionHash",
  attempts: "attempts",
  countedAt: "countedAt",
  approvedAt: "approvedAt",
  leaseUntil: "leaseUntil",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var DisbursementLineScalarFieldEnum = {
  disbursementId: "disbursementId",
  position: "position",
  amount: "amount"
};
var SchemaVersionScalarFieldEnum = {
  id: "id",
  supergraph: "supergraph",
  firstSeen: "firstSeen"
};
var BillBasisScalarFieldEnum = {
  id: "id",
  schemaVersion: "schemaVersion",
  operation: "operation",
  variables: "variables",
  takesPart: "takesPart",
  firstSeen: "firstSeen"
};
var OutflowScalarFieldEnum = {
  day: "day",
  dayAmount: "dayAmount",
  hour: "hour",
  hourAmount: "hourAmount"
};
var ReceiptKeyScalarFieldEnum = {
  name: "name",
  x: "x",
  createdAt: "createdAt"
};
var MailSubdomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  catchAllForwardTo: "catchAllForwardTo",
  dnsVerifiedAt: "dnsVerifiedAt",
  senderVerifiedAt: "senderVerifiedAt",
  actId: "actId",
  createdAt: "createdAt"
};
var DkimKeyScalarFieldEnum = {
  domain: "domain",
  selector: "selector",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var MailSignerScalarFieldEnum = {
  subdomain: "subdomain",
  wallet: "wallet",
  addedAt: "addedAt"
};
var InboxScalarFieldEnum = {
  id: "id",
  address: "address",
  localPart: "localPart",
  subdomain: "subdomain",
  owner: "owner",
  forwardTo: "forwardTo",
  retainMessages: "retainMessages",
  expiresAt: "expiresAt",
  cancelledAt: "cancelledAt",
  remindedFor: "remindedFor",
  createdAt: "createdAt"
};
var InboxPeriodScalarFieldEnum = {
  actId: "actId",
  inboxId: "inboxId",
  payer: "payer",
  amount: "amount",
  days: "days",
  paidAt: "paidAt",
  refunded: "refunded"
};
var StoredMailScalarFieldEnum = {
  id: "id",
  blobKey: "blobKey",
  size: "size",
  envelopeFrom: "envelopeFrom",
  fromEmail: "fromEmail",
  subject: "subject",
  spf: "spf",
  dkim: "dkim",
  dmarc: "dmarc",
  remoteIp: "remoteIp",
  receivedAt: "receivedAt"
};
var MessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  mailId: "mailId",
  readAt: "readAt",
  receivedAt: "receivedAt"
};
var DeletedMessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  deletedAt: "deletedAt"
};
var ForwardCountScalarFieldEnum = {
  scope: "scope",
  hour: "hour",
  count: "count"
};
var OutboundMailScalarFieldEnum = {
  id: "id",
  kind: "kind",
  actId: "actId",
  wallet: "wallet",
  subdomain: "subdomain",
  envelopeFrom: "envelopeFrom",
  headerFrom: "headerFrom",
  messageId: "messageId",
  subject: "subject",
  blobKey: "blobKey",
  size: "size",
  createdAt: "createdAt"
};
var OutboundRecipientScalarFieldEnum = {
  mailId: "mailId",
  address: "address",
  state: "state",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  reply: "reply",
  endedAt: "endedAt"
};
var MerchOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  state: "state",
  product: "product",
  size: "size",
  color: "color",
  wallet: "wallet",
  source: "source",
  price: "price",
  commission: "commission",
  commissionTo: "commissionTo",
  address: "address",
  imageType: "imageType",
  providerOrderId: "providerOrderId",
  productId: "productId",
  providerStatus: "providerStatus",
  tracking: "tracking",
  reason: "reason",
  dueAt: "dueAt",
  createdAt: "createdAt",
  paidAt: "paidAt",
  askedAt: "askedAt",
  updatedAt: "updatedAt",
  endedAt: "endedAt",
  deliveredAt: "deliveredAt"
};
var MerchNoticeScalarFieldEnum = {
  orderId: "orderId",
  kind: "kind",
  createdAt: "createdAt",
  dueAt: "dueAt",
  sentAt: "sentAt"
};
var MerchStandInOrderScalarFieldEnum = {
  id: "id",
  externalId: "externalId",
  payload: "payload",
  createdAt: "createdAt"
};
var MediaUploadScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  filename: "filename",
  contentType: "contentType",
  maxBytes: "maxBytes",
  blobKey: "blobKey",
  createdAt: "createdAt",
  sentBy: "sentBy",
  confirmedAt: "confirmedAt",
  size: "size",
  expiresAt: "expiresAt"
};
var TravelBookingScalarFieldEnum = {
  actId: "actId",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  orderId: "orderId",
  source: "source",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelStandInOrderScalarFieldEnum = {
  id: "id",
  kind: "kind",
  clientRef: "clientRef",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var FlightIntentScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  actId: "actId",
  flight: "flight",
  ident: "ident",
  intent: "intent",
  aircraftType: "aircraftType",
  origin: "origin",
  destination: "destination",
  intendedOff: "intendedOff",
  intendedOn: "intendedOn",
  altitude: "altitude",
  airspeed: "airspeed",
  route: "route",
  createdAt: "createdAt"
};
var UploadScalarFieldEnum = {
  id: "id",
  kind: "kind",
  wallet: "wallet",
  filename: "filename",
  publicName: "publicName",
  contentType: "contentType",
  tier: "tier",
  maxSize: "maxSize",
  actualSize: "actualSize",
  blobKey: "blobKey",
  etag: "etag",
  pricePaid: "pricePaid",
  transactionHash: "transactionHash",
  actId: "actId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  uploadedAt: "uploadedAt",
  removedAt: "removedAt",
  certificatesAsked: "certificatesAsked",
  certificatesSince: "certificatesSince"
};
var UploadTicketScalarFieldEnum = {
  tokenHash: "tokenHash",
  uploadId: "uploadId",
  blobKey: "blobKey",
  announced: "announced",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  completedAt: "completedAt",
  writer: "writer",
  writerUntil: "writerUntil",
  wanted: "wanted"
};
var SiteVersionScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  zipKey: "zipKey",
  zipSize: "zipSize",
  manifest: "manifest",
  folder: "folder",
  fileCount: "fileCount",
  totalSize: "totalSize",
  receivedAt: "receivedAt",
  activatedAt: "activatedAt",
  replacedAt: "replacedAt",
  refusal: "refusal",
  extractor: "extractor",
  extractorUntil: "extractorUntil"
};
var CustomDomainScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  hostname: "hostname",
  state: "state",
  note: "note",
  certificate: "certificate",
  sealedKey: "sealedKey",
  issuedAt: "issuedAt",
  notAfter: "notAfter",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  createdAt: "createdAt"
};
var AcmeAccountScalarFieldEnum = {
  directoryUrl: "directoryUrl",
  sealedKey: "sealedKey",
  accountUrl: "accountUrl",
  createdAt: "createdAt"
};
var AcmeHttpChallengeScalarFieldEnum = {
  hostname: "hostname",
  token: "token",
  keyAuthorization: "keyAuthorization",
  expiresAt: "expiresAt"
};
var LocalAuthorityScalarFieldEnum = {
  id: "id",
  certificate: "certificate",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// enums.ts
var enums_exports = {};
__export(enums_exports, {
  AbuseActionKind: () => AbuseActionKind,
  ActState: () => ActState,
  BookingKind: () => BookingKind,
  BookingState: () => BookingState,
  CrawlPageStatus: () => CrawlPageStatus,
  CustomDomainState: () => CustomDomainState,
  DomainOrderKind: () => DomainOrderKind,
  DomainOrderState: () => DomainOrderState,
  GatewayNetwork: () => GatewayNetwork,
  GatewayRole: () => GatewayRole,
  JobState: () => JobState,
  MerchNoticeKind: () => MerchNoticeKind,
  MerchOrderState: () => MerchOrderState,
  MerchProduct: () => MerchProduct,
  OwnedDomainState: () => OwnedDomainState,
  SuspendedKind: () => SuspendedKind,
  TokenStandard: () => TokenStandard,
  UploadKind: () => UploadKind
});
var SuspendedKind = {
  WALLET: "WALLET",
  FILE: "FILE",
  SITE: "SITE",
  INBOX: "INBOX"
};
var AbuseActionKind = {
  SUSPENDED: "SUSPENDED",
  UNSUSPENDED: "UNSUSPENDED",
  REFUSED: "REFUSED",
  ALLOWED: "ALLOWED"
};
var TokenStandard = {
  ERC20: "ERC20",
  ERC721: "ERC721",
  ERC1155: "ERC1155"
};
var DomainOrderKind = {
  REGISTRATION: "REGISTRATION",
  RENEWAL: "RENEWAL"
};
var DomainOrderState = {
  HELD: "HELD",
  PENDING: "PENDING",
  DONE: "DONE",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var OwnedDomainState = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  FAILED: "FAILED",
  TRANSFERRED: "TRANSFERRED",
  RELEASED: "RELEASED"
};
var CrawlPageStatus = {
  QUEUED: "QUEUED",
  COMPLETED: "COMPLETED",
  ERRORED: "ERRORED",
  DISALLOWED: "DISALLOWED",
  SKIPPED: "SKIPPED",
  CANCELLED: "CANCELLED"
};
var GatewayRole = {
  owner: "owner",
  admin: "admin",
  member: "member"
};
var GatewayNetwork = {
  base: "base",
  tempo: "tempo",
  solana: "solana"
};
var ActState = {
  HELD: "HELD",
  ASKED: "ASKED",
  DONE: "DONE",
  RELEASED: "RELEASED"
};
var JobState = {
  PENDING: "PENDING",
  LOADING: "LOADING",
  COMPLETE: "COMPLETE",
  FAILED: "FAILED"
};
var MerchProduct = {
  SHIRT: "SHIRT",
  MUG: "MUG"
};
var MerchOrderState = {
  HELD: "HELD",
  PAID: "PAID",
  ASKING: "ASKING",
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var MerchNoticeKind = {
  ORDERED: "ORDERED",
  PROCESSING: "PROCESSING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "FAILED"
};
var BookingKind = {
  FLIGHT: "FLIGHT",
  HOTEL: "HOTEL",
  TRANSFER: "TRANSFER"
};
var BookingState = {
  BOOKED: "BOOKED",
  CANCELLED: "CANCELLED"
};
var UploadKind = {
  FILE: "FILE",
  SITE: "SITE"
};
var CustomDomainState = {
  PENDING_VALIDATION: "PENDING_VALIDATION",
  PENDING_ISSUANCE: "PENDING_ISSUANCE",
  PENDING_DEPLOYMENT: "PENDING_DEPLOYMENT",
  ACTIVE: "ACTIVE"
};

// client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  AbuseActionKind,
  ActState,
  BookingKind,
  BookingState,
  CrawlPageStatus,
  CustomDomainState,
  DomainOrderKind,
  DomainOrderState,
  GatewayNetwork,
  GatewayRole,
  JobState,
  MerchNoticeKind,
  MerchOrderState,
  MerchProduct,
  OwnedDomainState,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  SuspendedKind,
  TokenStandard,
  UploadKind
};
