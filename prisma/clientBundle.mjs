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

/// What a line of a payment bought, and what goes on existing: written in the transaction that makes it.
model Purchase {
  paymentId String   @map("payment_id") @db.Uuid
  /// The number of the line.
  position  Int
  /// The id of the node, such as that of a job or an inbox.
  node      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, position, node])
  @@index([node])
  @@map("purchase")
  @@schema("kit")
}

/// A router's token that a subgraph in a process of its own has accepted: all processes of the subgraph accept it once.
model UsedToken {
  /// Its unique id.
  jti       String   @id
  /// After this the token is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("used_token")
  @@schema("kit")
}

/// The name that a field of an operation gave its result, for later fields of the same operation.
model ResultRef {
  paymentId String   @map("payment_id")
  name      String
  /// The type of the result, such as \`Picture\`.
  type      String
  /// Its natural key.
  key       String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, name])
  @@map("result_ref")
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

/// A wallet whose payments a router streams to a client: each change of their state is notified to the routers that listen.
model PaymentWatch {
  wallet String
  /// The process that listens.
  router String   @db.Uuid
  /// The process renews it; after this time nothing is notified.
  until  DateTime @db.Timestamptz(3)

  @@id([wallet, router])
  @@map("payment_watch")
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
  @@index([wallet, id])
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
  /// The job that makes the picture; null for a picture of the web. Without \`imageType\` it is waited for.
  pictureId       String?         @map("picture_id")
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
  @@index([pictureId, createdAt(sort: Desc), id])
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
  /// Of a site: the upload that its files were taken from when it was bought.
  sourceId          String?    @map("source_id")
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
  @@index([sourceId])
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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","MerchNoticeKind","dueAt","sentAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","organizationId","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","rendered","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "oxi9BawJCdUJAADgEQAw1gkAAAQAENcJAADgEQAwjwoAAOER6AwizAoBAI0PACHiDAEAjQ8AIeUMAQCNDwAh5gxAAI4PACHoDAAA4hEAIAEAAAABACABAAAAAQAgCNUJAADgEQAw1gkAAAQAENcJAADgEQAwjwoAAOER6AwizAoBAI0PACHiDAEAjQ8AIeUMAQCNDwAh5gxAAI4PACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBY8KAAAA6AwCzAoBAAAAAeIMAQAAAAHlDAEAAAAB5gxAAAAAAQEIAAAJACAFjwoAAADoDALMCgEAAAAB4gwBAAAAAeUMAQAAAAHmDEAAAAABAQgAAAsAMAEIAAALADAFjwoAAKYX6AwizAoBAOkRACHiDAEA6REAIeUMAQDpEQAh5gxAAOoRACECAAAAAQAgCAAADgAgBY8KAACmF-gMIswKAQDpEQAh4gwBAOkRACHlDAEA6REAIeYMQADqEQAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAoxcAIBYAAKUXACAXAACkFwAgCNUJAADcEQAw1gkAABcAENcJAADcEQAwjwoAAN0R6AwizAoBAIIPACHiDAEAgg8AIeUMAQCCDwAh5gxAAIMPACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAfVCQAA2xEAMNYJAAAdABDXCQAA2xEAMMUKAQAAAAHMCgEAjQ8AIeIMAQCNDwAh5gxAAI4PACEBAAAAGgAgAQAAABoAIAfVCQAA2xEAMNYJAAAdABDXCQAA2xEAMMUKAQCNDwAhzAoBAI0PACHiDAEAjQ8AIeYMQACODwAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIATFCgEAAAABzAoBAAAAAeIMAQAAAAHmDEAAAAABAQgAACIAIATFCgEAAAABzAoBAAAAAeIMAQAAAAHmDEAAAAABAQgAACQAMAEIAAAkADAExQoBAOkRACHMCgEA6REAIeIMAQDpEQAh5gxAAOoRACECAAAAGgAgCAAAJwAgBMUKAQDpEQAhzAoBAOkRACHiDAEA6REAIeYMQADqEQAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAoBcAIBYAAKIXACAXAAChFwAgB9UJAADaEQAw1gkAADAAENcJAADaEQAwxQoBAIIPACHMCgEAgg8AIeIMAQCCDwAh5gxAAIMPACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIArVCQAA2BEAMNYJAAA2ABDXCQAA2BEAMNgJBAAAAAGPCgEAjQ8AIcwKAQCNDwAhkQtAAI4PACHiDAEAjQ8AIeQMAADZEeQMIuUMAQCNDwAhAQAAADMAIAEAAAAzACAK1QkAANgRADDWCQAANgAQ1wkAANgRADDYCQQAvQ8AIY8KAQCNDwAhzAoBAI0PACGRC0AAjg8AIeIMAQCNDwAh5AwAANkR5Awi5QwBAI0PACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB9gJBAAAAAGPCgEAAAABzAoBAAAAAZELQAAAAAHiDAEAAAAB5AwAAADkDALlDAEAAAABAQgAADsAIAfYCQQAAAABjwoBAAAAAcwKAQAAAAGRC0AAAAAB4gwBAAAAAeQMAAAA5AwC5QwBAAAAAQEIAAA9ADABCAAAPQAwB9gJBACCEgAhjwoBAOkRACHMCgEA6REAIZELQADqEQAh4gwBAOkRACHkDAAAnxfkDCLlDAEA6REAIQIAAAAzACAIAABAACAH2AkEAIISACGPCgEA6REAIcwKAQDpEQAhkQtAAOoRACHiDAEA6REAIeQMAACfF-QMIuUMAQDpEQAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAmhcAIBYAAJ0XACAXAACcFwAgOAAAmxcAIDkAAJ4XACAK1QkAANQRADDWCQAASQAQ1wkAANQRADDYCQQApQ8AIY8KAQCCDwAhzAoBAIIPACGRC0AAgw8AIeIMAQCCDwAh5AwAANUR5Awi5QwBAIIPACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAjVCQAA0xEAMNYJAABPABDXCQAA0xEAMLkMAgAAAAHeDAQAvQ8AId8MBAC-DwAh4AwAAbcQACHhDEAAjg8AIQEAAABMACABAAAATAAgCNUJAADTEQAw1gkAAE8AENcJAADTEQAwuQwCAIwPACHeDAQAvQ8AId8MBAC-DwAh4AwAAbcQACHhDEAAjg8AIQLfDAAA7hEAIOAMAADuEQAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBbkMAgAAAAHeDAQAAAAB3wwEAAAAAeAMAAEAAAHhDEAAAAABAQgAAFQAIAW5DAIAAAAB3gwEAAAAAd8MBAAAAAHgDAABAAAB4QxAAAAAAQEIAABWADABCAAAVgAwBbkMAgDoEQAh3gwEAIISACHfDAQAhBIAIeAMAAHSFAAh4QxAAOoRACECAAAATAAgCAAAWQAgBbkMAgDoEQAh3gwEAIISACHfDAQAhBIAIeAMAAHSFAAh4QxAAOoRACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAACVFwAgFgAAmBcAIBcAAJcXACA4AACWFwAgOQAAmRcAIN8MAADuEQAg4AwAAO4RACAI1QkAANIRADDWCQAAYgAQ1wkAANIRADC5DAIAgQ8AId4MBAClDwAh3wwEAKgPACHgDAABsBAAIeEMQACDDwAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQ1QkAANARADDWCQAAaAAQ1wkAANARADC4CgIAjA8AIY8MAAG2EAAhuQwCAIwPACG7DAIAjA8AIc4MEAC_DwAh1gwEAL0PACHXDAABthAAIdgMQACODwAh2QwAAbYQACHaDBAAvw8AIdsMEAD3DwAh3AwgAMgPACHdDAAA0REAIAEAAABlACABAAAAZQAgD9UJAADQEQAw1gkAAGgAENcJAADQEQAwuAoCAIwPACGPDAABthAAIbkMAgCMDwAhuwwCAIwPACHODBAAvw8AIdYMBAC9DwAh1wwAAbYQACHYDEAAjg8AIdkMAAG2EAAh2gwQAL8PACHbDBAA9w8AIdwMIADIDwAhAdsMAADuEQAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDLgKAgAAAAGPDAABAAABuQwCAAAAAbsMAgAAAAHODBAAAAAB1gwEAAAAAdcMAAEAAAHYDEAAAAAB2QwAAQAAAdoMEAAAAAHbDBAAAAAB3AwgAAAAAQEIAABtACAMuAoCAAAAAY8MAAEAAAG5DAIAAAABuwwCAAAAAc4MEAAAAAHWDAQAAAAB1wwAAQAAAdgMQAAAAAHZDAABAAAB2gwQAAAAAdsMEAAAAAHcDCAAAAABAQgAAG8AMAEIAABvADAMuAoCAOgRACGPDAAB0RQAIbkMAgDoEQAhuwwCAOgRACHODBAAlRIAIdYMBACCEgAh1wwAAdEUACHYDEAA6hEAIdkMAAHRFAAh2gwQAJUSACHbDBAA3BIAIdwMIACMEgAhAgAAAGUAIAgAAHIAIAy4CgIA6BEAIY8MAAHRFAAhuQwCAOgRACG7DAIA6BEAIc4MEACVEgAh1gwEAIISACHXDAAB0RQAIdgMQADqEQAh2QwAAdEUACHaDBAAlRIAIdsMEADcEgAh3AwgAIwSACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAACQFwAgFgAAkxcAIBcAAJIXACA4AACRFwAgOQAAlBcAINsMAADuEQAgD9UJAADPEQAw1gkAAHsAENcJAADPEQAwuAoCAIEPACGPDAABrxAAIbkMAgCBDwAhuwwCAIEPACHODBAAtg8AIdYMBAClDwAh1wwAAa8QACHYDEAAgw8AIdkMAAGvEAAh2gwQALYPACHbDBAA7Q8AIdwMIACxDwAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAT1QkAAM0RADDWCQAAgQEAENcJAADNEQAwigsAAbcQACGeCwQAvQ8AIb8LAAG2EAAhxgsQAL8PACGPDAABthAAIbkMAgCMDwAhvgwEAL0PACHKDAABthAAIc0MBAC9DwAhzgwEAL0PACHQDAIAjA8AIdEMEAC_DwAh0gwAAbcQACHTDAQAvQ8AIdQMIADIDwAh1QwAAM4RACABAAAAfgAgAQAAAH4AIBLVCQAAzREAMNYJAACBAQAQ1wkAAM0RADCKCwABtxAAIZ4LBAC9DwAhvwsAAbYQACHGCxAAvw8AIY8MAAG2EAAhuQwCAIwPACG-DAQAvQ8AIcoMAAG2EAAhzQwEAL0PACHODAQAvQ8AIdAMAgCMDwAh0QwQAL8PACHSDAABtxAAIdMMBAC9DwAh1AwgAMgPACECigsAAO4RACDSDAAA7hEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA-KCwABAAABngsEAAAAAb8LAAEAAAHGCxAAAAABjwwAAQAAAbkMAgAAAAG-DAQAAAABygwAAQAAAc0MBAAAAAHODAQAAAAB0AwCAAAAAdEMEAAAAAHSDAABAAAB0wwEAAAAAdQMIAAAAAEBCAAAhgEAIA-KCwABAAABngsEAAAAAb8LAAEAAAHGCxAAAAABjwwAAQAAAbkMAgAAAAG-DAQAAAABygwAAQAAAc0MBAAAAAHODAQAAAAB0AwCAAAAAdEMEAAAAAHSDAABAAAB0wwEAAAAAdQMIAAAAAEBCAAAiAEAMAEIAACIAQAwD4oLAAHSFAAhngsEAIISACG_CwAB0RQAIcYLEACVEgAhjwwAAdEUACG5DAIA6BEAIb4MBACCEgAhygwAAdEUACHNDAQAghIAIc4MBACCEgAh0AwCAOgRACHRDBAAlRIAIdIMAAHSFAAh0wwEAIISACHUDCAAjBIAIQIAAAB-ACAIAACLAQAgD4oLAAHSFAAhngsEAIISACG_CwAB0RQAIcYLEACVEgAhjwwAAdEUACG5DAIA6BEAIb4MBACCEgAhygwAAdEUACHNDAQAghIAIc4MBACCEgAh0AwCAOgRACHRDBAAlRIAIdIMAAHSFAAh0wwEAIISACHUDCAAjBIAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAACLFwAgFgAAjhcAIBcAAI0XACA4AACMFwAgOQAAjxcAIIoLAADuEQAg0gwAAO4RACAS1QkAAMwRADDWCQAAlAEAENcJAADMEQAwigsAAbAQACGeCwQApQ8AIb8LAAGvEAAhxgsQALYPACGPDAABrxAAIbkMAgCBDwAhvgwEAKUPACHKDAABrxAAIc0MBAClDwAhzgwEAKUPACHQDAIAgQ8AIdEMEAC2DwAh0gwAAbAQACHTDAQApQ8AIdQMIACxDwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBHVCQAAyhEAMNYJAACaAQAQ1wkAAMoRADCPCgEAjQ8AIZkKAAG2EAAhhgsCAIwPACGKCwABtxAAIcYLEAC_DwAh6gsBAJgPACG5DAIAjA8AIb4MBAC9DwAhvwwCAIwPACHKDAABthAAIcwMAQCNDwAhzQwEAL0PACHODAQAvQ8AIc8MAADLEQAgAQAAAJcBACABAAAAlwEAIBDVCQAAyhEAMNYJAACaAQAQ1wkAAMoRADCPCgEAjQ8AIZkKAAG2EAAhhgsCAIwPACGKCwABtxAAIcYLEAC_DwAh6gsBAJgPACG5DAIAjA8AIb4MBAC9DwAhvwwCAIwPACHKDAABthAAIcwMAQCNDwAhzQwEAL0PACHODAQAvQ8AIQKKCwAA7hEAIOoLAADuEQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDY8KAQAAAAGZCgABAAABhgsCAAAAAYoLAAEAAAHGCxAAAAAB6gsBAAAAAbkMAgAAAAG-DAQAAAABvwwCAAAAAcoMAAEAAAHMDAEAAAABzQwEAAAAAc4MBAAAAAEBCAAAnwEAIA2PCgEAAAABmQoAAQAAAYYLAgAAAAGKCwABAAABxgsQAAAAAeoLAQAAAAG5DAIAAAABvgwEAAAAAb8MAgAAAAHKDAABAAABzAwBAAAAAc0MBAAAAAHODAQAAAABAQgAAKEBADABCAAAoQEAMA2PCgEA6REAIZkKAAHRFAAhhgsCAOgRACGKCwAB0hQAIcYLEACVEgAh6gsBAPIRACG5DAIA6BEAIb4MBACCEgAhvwwCAOgRACHKDAAB0RQAIcwMAQDpEQAhzQwEAIISACHODAQAghIAIQIAAACXAQAgCAAApAEAIA2PCgEA6REAIZkKAAHRFAAhhgsCAOgRACGKCwAB0hQAIcYLEACVEgAh6gsBAPIRACG5DAIA6BEAIb4MBACCEgAhvwwCAOgRACHKDAAB0RQAIcwMAQDpEQAhzQwEAIISACHODAQAghIAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAIYXACAWAACJFwAgFwAAiBcAIDgAAIcXACA5AACKFwAgigsAAO4RACDqCwAA7hEAIBDVCQAAyREAMNYJAACtAQAQ1wkAAMkRADCPCgEAgg8AIZkKAAGvEAAhhgsCAIEPACGKCwABsBAAIcYLEAC2DwAh6gsBAJMPACG5DAIAgQ8AIb4MBAClDwAhvwwCAIEPACHKDAABrxAAIcwMAQCCDwAhzQwEAKUPACHODAQApQ8AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgENUJAADHEQAw1gkAALMBABDXCQAAxxEAMJkKAAG2EAAhigsAAbYQACHGCxAAvw8AIbkMAgCMDwAhvQwAAbYQACG-DAQAvQ8AIb8MAgCMDwAhxAwAAMQRxAwixQwQAL8PACHIDAIAjA8AIckMAgCMDwAhygwAAbYQACHLDAAAyBEAIAEAAACwAQAgAQAAALABACAP1QkAAMcRADDWCQAAswEAENcJAADHEQAwmQoAAbYQACGKCwABthAAIcYLEAC_DwAhuQwCAIwPACG9DAABthAAIb4MBAC9DwAhvwwCAIwPACHEDAAAxBHEDCLFDBAAvw8AIcgMAgCMDwAhyQwCAIwPACHKDAABthAAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMmQoAAQAAAYoLAAEAAAHGCxAAAAABuQwCAAAAAb0MAAEAAAG-DAQAAAABvwwCAAAAAcQMAAAAxAwCxQwQAAAAAcgMAgAAAAHJDAIAAAABygwAAQAAAQEIAAC4AQAgDJkKAAEAAAGKCwABAAABxgsQAAAAAbkMAgAAAAG9DAABAAABvgwEAAAAAb8MAgAAAAHEDAAAAMQMAsUMEAAAAAHIDAIAAAAByQwCAAAAAcoMAAEAAAEBCAAAugEAMAEIAAC6AQAwDJkKAAHRFAAhigsAAdEUACHGCxAAlRIAIbkMAgDoEQAhvQwAAdEUACG-DAQAghIAIb8MAgDoEQAhxAwAAIAXxAwixQwQAJUSACHIDAIA6BEAIckMAgDoEQAhygwAAdEUACECAAAAsAEAIAgAAL0BACAMmQoAAdEUACGKCwAB0RQAIcYLEACVEgAhuQwCAOgRACG9DAAB0RQAIb4MBACCEgAhvwwCAOgRACHEDAAAgBfEDCLFDBAAlRIAIcgMAgDoEQAhyQwCAOgRACHKDAAB0RQAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAIEXACAWAACEFwAgFwAAgxcAIDgAAIIXACA5AACFFwAgD9UJAADGEQAw1gkAAMYBABDXCQAAxhEAMJkKAAGvEAAhigsAAa8QACHGCxAAtg8AIbkMAgCBDwAhvQwAAa8QACG-DAQApQ8AIb8MAgCBDwAhxAwAAMARxAwixQwQALYPACHIDAIAgQ8AIckMAgCBDwAhygwAAa8QACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAvVCQAAwxEAMNYJAADMAQAQ1wkAAMMRADDrCgABthAAIbMLEAC_DwAhuQwCAIwPACG9DAABthAAIcQMAADEEcQMIsUMEAC_DwAhxgwCAIwPACHHDAAAxREAIAEAAADJAQAgAQAAAMkBACAK1QkAAMMRADDWCQAAzAEAENcJAADDEQAw6woAAbYQACGzCxAAvw8AIbkMAgCMDwAhvQwAAbYQACHEDAAAxBHEDCLFDBAAvw8AIcYMAgCMDwAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAfrCgABAAABswsQAAAAAbkMAgAAAAG9DAABAAABxAwAAADEDALFDBAAAAABxgwCAAAAAQEIAADRAQAgB-sKAAEAAAGzCxAAAAABuQwCAAAAAb0MAAEAAAHEDAAAAMQMAsUMEAAAAAHGDAIAAAABAQgAANMBADABCAAA0wEAMAfrCgAB0RQAIbMLEACVEgAhuQwCAOgRACG9DAAB0RQAIcQMAACAF8QMIsUMEACVEgAhxgwCAOgRACECAAAAyQEAIAgAANYBACAH6woAAdEUACGzCxAAlRIAIbkMAgDoEQAhvQwAAdEUACHEDAAAgBfEDCLFDBAAlRIAIcYMAgDoEQAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA-xYAIBYAAP4WACAXAAD9FgAgOAAA_BYAIDkAAP8WACAK1QkAAL8RADDWCQAA3wEAENcJAAC_EQAw6woAAa8QACGzCxAAtg8AIbkMAgCBDwAhvQwAAa8QACHEDAAAwBHEDCLFDBAAtg8AIcYMAgCBDwAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAL1QkAAL0RADDWCQAA5QEAENcJAAC9EQAwmQoAAbYQACG5DAIAjA8AIb0MAAG2EAAhvgwEAL0PACG_DAIAjA8AIcAMAAG2EAAhwQwAAbcQACHCDAAAvhEAIAEAAADiAQAgAQAAAOIBACAK1QkAAL0RADDWCQAA5QEAENcJAAC9EQAwmQoAAbYQACG5DAIAjA8AIb0MAAG2EAAhvgwEAL0PACG_DAIAjA8AIcAMAAG2EAAhwQwAAbcQACEBwQwAAO4RACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHmQoAAQAAAbkMAgAAAAG9DAABAAABvgwEAAAAAb8MAgAAAAHADAABAAABwQwAAQAAAQEIAADqAQAgB5kKAAEAAAG5DAIAAAABvQwAAQAAAb4MBAAAAAG_DAIAAAABwAwAAQAAAcEMAAEAAAEBCAAA7AEAMAEIAADsAQAwB5kKAAHRFAAhuQwCAOgRACG9DAAB0RQAIb4MBACCEgAhvwwCAOgRACHADAAB0RQAIcEMAAHSFAAhAgAAAOIBACAIAADvAQAgB5kKAAHRFAAhuQwCAOgRACG9DAAB0RQAIb4MBACCEgAhvwwCAOgRACHADAAB0RQAIcEMAAHSFAAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA9hYAIBYAAPkWACAXAAD4FgAgOAAA9xYAIDkAAPoWACDBDAAA7hEAIArVCQAAvBEAMNYJAAD4AQAQ1wkAALwRADCZCgABrxAAIbkMAgCBDwAhvQwAAa8QACG-DAQApQ8AIb8MAgCBDwAhwAwAAa8QACHBDAABsBAAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCdUJAAC6EQAw1gkAAP4BABDXCQAAuhEAMLgKBAC9DwAh_ApAAI4PACG5DAIAjA8AIboMAgCMDwAhuwwEAL0PACG8DAAAuxEAIAEAAAD7AQAgAQAAAPsBACAI1QkAALoRADDWCQAA_gEAENcJAAC6EQAwuAoEAL0PACH8CkAAjg8AIbkMAgCMDwAhugwCAIwPACG7DAQAvQ8AIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFuAoEAAAAAfwKQAAAAAG5DAIAAAABugwCAAAAAbsMBAAAAAEBCAAAgwIAIAW4CgQAAAAB_ApAAAAAAbkMAgAAAAG6DAIAAAABuwwEAAAAAQEIAACFAgAwAQgAAIUCADAFuAoEAIISACH8CkAA6hEAIbkMAgDoEQAhugwCAOgRACG7DAQAghIAIQIAAAD7AQAgCAAAiAIAIAW4CgQAghIAIfwKQADqEQAhuQwCAOgRACG6DAIA6BEAIbsMBACCEgAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA8RYAIBYAAPQWACAXAADzFgAgOAAA8hYAIDkAAPUWACAI1QkAALkRADDWCQAAkQIAENcJAAC5EQAwuAoEAKUPACH8CkAAgw8AIbkMAgCBDwAhugwCAIEPACG7DAQApQ8AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEtUJAAC4EQAw1gkAAJcCABDXCQAAuBEAMO8KQACODwAh8goBAI0PACGsDAEAAAABrQwCAIwPACGuDAAA1w8AIK8MAQCNDwAhsAwAANcPACCxDAEAjQ8AIbIMIADIDwAhswwCAIwPACG0DAEAjQ8AIbUMAQCNDwAhtgwBAI0PACG3DAABtxAAIbgMAQCNDwAhAQAAAJQCACABAAAAlAIAIBLVCQAAuBEAMNYJAACXAgAQ1wkAALgRADDvCkAAjg8AIfIKAQCNDwAhrAwBAI0PACGtDAIAjA8AIa4MAADXDwAgrwwBAI0PACGwDAAA1w8AILEMAQCNDwAhsgwgAMgPACGzDAIAjA8AIbQMAQCNDwAhtQwBAI0PACG2DAEAjQ8AIbcMAAG3EAAhuAwBAI0PACEBtwwAAO4RACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAP7wpAAAAAAfIKAQAAAAGsDAEAAAABrQwCAAAAAa4MgAAAAAGvDAEAAAABsAyAAAAAAbEMAQAAAAGyDCAAAAABswwCAAAAAbQMAQAAAAG1DAEAAAABtgwBAAAAAbcMAAEAAAG4DAEAAAABAQgAAJwCACAP7wpAAAAAAfIKAQAAAAGsDAEAAAABrQwCAAAAAa4MgAAAAAGvDAEAAAABsAyAAAAAAbEMAQAAAAGyDCAAAAABswwCAAAAAbQMAQAAAAG1DAEAAAABtgwBAAAAAbcMAAEAAAG4DAEAAAABAQgAAJ4CADABCAAAngIAMA_vCkAA6hEAIfIKAQDpEQAhrAwBAOkRACGtDAIA6BEAIa4MgAAAAAGvDAEA6REAIbAMgAAAAAGxDAEA6REAIbIMIACMEgAhswwCAOgRACG0DAEA6REAIbUMAQDpEQAhtgwBAOkRACG3DAAB0hQAIbgMAQDpEQAhAgAAAJQCACAIAAChAgAgD-8KQADqEQAh8goBAOkRACGsDAEA6REAIa0MAgDoEQAhrgyAAAAAAa8MAQDpEQAhsAyAAAAAAbEMAQDpEQAhsgwgAIwSACGzDAIA6BEAIbQMAQDpEQAhtQwBAOkRACG2DAEA6REAIbcMAAHSFAAhuAwBAOkRACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADsFgAgFgAA7xYAIBcAAO4WACA4AADtFgAgOQAA8BYAILcMAADuEQAgEtUJAAC3EQAw1gkAAKoCABDXCQAAtxEAMO8KQACDDwAh8goBAIIPACGsDAEAgg8AIa0MAgCBDwAhrgwAANEPACCvDAEAgg8AIbAMAADRDwAgsQwBAIIPACGyDCAAsQ8AIbMMAgCBDwAhtAwBAIIPACG1DAEAgg8AIbYMAQCCDwAhtwwAAbAQACG4DAEAgg8AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFtUJAACzEQAw1gkAALACABDXCQAAsxEAMNgJBAAAAAHvCQAAtRGlDCLzCQIAjA8AIY8KAAC0EaQMIpAKAQCNDwAhmgoBAAAAAcwKAQCYDwAhzQpAAKIPACHnCgQAvQ8AIfAKAQCNDwAhzgsBAAAAAc8LQACODwAhpQwCAIwPACGmDEAAog8AIacMAgDFDwAhqAxAAKIPACGpDEAAog8AIaoMQACiDwAhqwwAALYRACABAAAArQIAIAEAAACtAgAgFdUJAACzEQAw1gkAALACABDXCQAAsxEAMNgJBAC9DwAh7wkAALURpQwi8wkCAIwPACGPCgAAtBGkDCKQCgEAjQ8AIZoKAQCNDwAhzAoBAJgPACHNCkAAog8AIecKBAC9DwAh8AoBAI0PACHOCwEAmA8AIc8LQACODwAhpQwCAIwPACGmDEAAog8AIacMAgDFDwAhqAxAAKIPACGpDEAAog8AIaoMQACiDwAhCMwKAADuEQAgzQoAAO4RACDOCwAA7hEAIKYMAADuEQAgpwwAAO4RACCoDAAA7hEAIKkMAADuEQAgqgwAAO4RACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACAS2AkEAAAAAe8JAAAApQwC8wkCAAAAAY8KAAAApAwCkAoBAAAAAZoKAQAAAAHMCgEAAAABzQpAAAAAAecKBAAAAAHwCgEAAAABzgsBAAAAAc8LQAAAAAGlDAIAAAABpgxAAAAAAacMAgAAAAGoDEAAAAABqQxAAAAAAaoMQAAAAAEBCAAAtQIAIBLYCQQAAAAB7wkAAAClDALzCQIAAAABjwoAAACkDAKQCgEAAAABmgoBAAAAAcwKAQAAAAHNCkAAAAAB5woEAAAAAfAKAQAAAAHOCwEAAAABzwtAAAAAAaUMAgAAAAGmDEAAAAABpwwCAAAAAagMQAAAAAGpDEAAAAABqgxAAAAAAQEIAAC3AgAwAQgAALcCADAS2AkEAIISACHvCQAA6xalDCLzCQIA6BEAIY8KAADqFqQMIpAKAQDpEQAhmgoBAOkRACHMCgEA8hEAIc0KQAD5EQAh5woEAIISACHwCgEA6REAIc4LAQDyEQAhzwtAAOoRACGlDAIA6BEAIaYMQAD5EQAhpwwCAIMSACGoDEAA-REAIakMQAD5EQAhqgxAAPkRACECAAAArQIAIAgAALoCACAS2AkEAIISACHvCQAA6xalDCLzCQIA6BEAIY8KAADqFqQMIpAKAQDpEQAhmgoBAOkRACHMCgEA8hEAIc0KQAD5EQAh5woEAIISACHwCgEA6REAIc4LAQDyEQAhzwtAAOoRACGlDAIA6BEAIaYMQAD5EQAhpwwCAIMSACGoDEAA-REAIakMQAD5EQAhqgxAAPkRACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADlFgAgFgAA6BYAIBcAAOcWACA4AADmFgAgOQAA6RYAIMwKAADuEQAgzQoAAO4RACDOCwAA7hEAIKYMAADuEQAgpwwAAO4RACCoDAAA7hEAIKkMAADuEQAgqgwAAO4RACAV1QkAAKwRADDWCQAAwwIAENcJAACsEQAw2AkEAKUPACHvCQAArhGlDCLzCQIAgQ8AIY8KAACtEaQMIpAKAQCCDwAhmgoBAIIPACHMCgEAkw8AIc0KQACbDwAh5woEAKUPACHwCgEAgg8AIc4LAQCTDwAhzwtAAIMPACGlDAIAgQ8AIaYMQACbDwAhpwwCAKcPACGoDEAAmw8AIakMQACbDwAhqgxAAJsPACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAAqREAINUJAACnEQAw1gkAAM4CABDXCQAApxEAMNsJQACODwAh6QlAAKIPACHvCQAAqBGaDCKyCgQAvQ8AIesKAQCNDwAh8goBAAAAAcgLAgCMDwAhmgxAAKIPACGbDAEAmA8AIZwMQACiDwAhnQxAAKIPACGeDEAAog8AIZ8MAgCMDwAhoAxAAKIPACGhDEAAog8AIaIMQACiDwAhAQAAAMYCACAK3AEAAKsRACDVCQAAqhEAMNYJAADIAgAQ1wkAAKoRADDYCQQAvQ8AIfAKAQCNDwAh8goBAI0PACHFCwEAjQ8AIcYLAQCNDwAhxwsCAIwPACEB3AEAAOQWACAK3AEAAKsRACDVCQAAqhEAMNYJAADIAgAQ1wkAAKoRADDYCQQAAAAB8AoBAI0PACHyCgEAjQ8AIcULAQCNDwAhxgsBAI0PACHHCwIAjA8AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAACpEQAg1QkAAKcRADDWCQAAzgIAENcJAACnEQAw2wlAAI4PACHpCUAAog8AIe8JAACoEZoMIrIKBAC9DwAh6woBAI0PACHyCgEAjQ8AIcgLAgCMDwAhmgxAAKIPACGbDAEAmA8AIZwMQACiDwAhnQxAAKIPACGeDEAAog8AIZ8MAgCMDwAhoAxAAKIPACGhDEAAog8AIaIMQACiDwAhCt0BAADjFgAg6QkAAO4RACCaDAAA7hEAIJsMAADuEQAgnAwAAO4RACCdDAAA7hEAIJ4MAADuEQAgoAwAAO4RACChDAAA7hEAIKIMAADuEQAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADiFgAg2wlAAAAAAekJQAAAAAHvCQAAAJoMArIKBAAAAAHrCgEAAAAB8goBAAAAAcgLAgAAAAGaDEAAAAABmwwBAAAAAZwMQAAAAAGdDEAAAAABngxAAAAAAZ8MAgAAAAGgDEAAAAABoQxAAAAAAaIMQAAAAAEBCAAA0wIAIBDbCUAAAAAB6QlAAAAAAe8JAAAAmgwCsgoEAAAAAesKAQAAAAHyCgEAAAAByAsCAAAAAZoMQAAAAAGbDAEAAAABnAxAAAAAAZ0MQAAAAAGeDEAAAAABnwwCAAAAAaAMQAAAAAGhDEAAAAABogxAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAANUWACDbCUAA6hEAIekJQAD5EQAh7wkAANQWmgwisgoEAIISACHrCgEA6REAIfIKAQDpEQAhyAsCAOgRACGaDEAA-REAIZsMAQDyEQAhnAxAAPkRACGdDEAA-REAIZ4MQAD5EQAhnwwCAOgRACGgDEAA-REAIaEMQAD5EQAhogxAAPkRACECAAAAxgIAIAgAANgCACAQ2wlAAOoRACHpCUAA-REAIe8JAADUFpoMIrIKBACCEgAh6woBAOkRACHyCgEA6REAIcgLAgDoEQAhmgxAAPkRACGbDAEA8hEAIZwMQAD5EQAhnQxAAPkRACGeDEAA-REAIZ8MAgDoEQAhoAxAAPkRACGhDEAA-REAIaIMQAD5EQAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAzxYAIBYAANIWACAXAADRFgAgOAAA0BYAIDkAANMWACDpCQAA7hEAIJoMAADuEQAgmwwAAO4RACCcDAAA7hEAIJ0MAADuEQAgngwAAO4RACCgDAAA7hEAIKEMAADuEQAgogwAAO4RACAT1QkAAKMRADDWCQAA4QIAENcJAACjEQAw2wlAAIMPACHpCUAAmw8AIe8JAACkEZoMIrIKBAClDwAh6woBAIIPACHyCgEAgg8AIcgLAgCBDwAhmgxAAJsPACGbDAEAkw8AIZwMQACbDwAhnQxAAJsPACGeDEAAmw8AIZ8MAgCBDwAhoAxAAJsPACGhDEAAmw8AIaIMQACbDwAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAADOFgAg2AkEAAAAAfAKAQAAAAHyCgEAAAABxQsBAAAAAcYLAQAAAAHHCwIAAAABAQgAAOkCACAG2AkEAAAAAfAKAQAAAAHyCgEAAAABxQsBAAAAAcYLAQAAAAHHCwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAzRYAINgJBACCEgAh8AoBAOkRACHyCgEA6REAIcULAQDpEQAhxgsBAOkRACHHCwIA6BEAIQIAAADKAgAgCAAA7gIAIAbYCQQAghIAIfAKAQDpEQAh8goBAOkRACHFCwEA6REAIcYLAQDpEQAhxwsCAOgRACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAADIFgAgFgAAyxYAIBcAAMoWACA4AADJFgAgOQAAzBYAIAnVCQAAohEAMNYJAAD3AgAQ1wkAAKIRADDYCQQApQ8AIfAKAQCCDwAh8goBAIIPACHFCwEAgg8AIcYLAQCCDwAhxwsCAIEPACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBDVCQAAoREAMNYJAAD9AgAQ1wkAAKERADDbCUAAjg8AIe8JAQCYDwAhkAoBAAAAAc8KQACODwAhjQwBAI0PACGRDAEAjQ8AIZIMAQCNDwAhkwwBAI0PACGUDAEAmA8AIZUMAQCNDwAhlgwBAI0PACGXDAEAjQ8AIZgMQACiDwAhAQAAAPoCACABAAAA-gIAIBDVCQAAoREAMNYJAAD9AgAQ1wkAAKERADDbCUAAjg8AIe8JAQCYDwAhkAoBAI0PACHPCkAAjg8AIY0MAQCNDwAhkQwBAI0PACGSDAEAjQ8AIZMMAQCNDwAhlAwBAJgPACGVDAEAjQ8AIZYMAQCNDwAhlwwBAI0PACGYDEAAog8AIQPvCQAA7hEAIJQMAADuEQAgmAwAAO4RACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAN2wlAAAAAAe8JAQAAAAGQCgEAAAABzwpAAAAAAY0MAQAAAAGRDAEAAAABkgwBAAAAAZMMAQAAAAGUDAEAAAABlQwBAAAAAZYMAQAAAAGXDAEAAAABmAxAAAAAAQEIAACCAwAgDdsJQAAAAAHvCQEAAAABkAoBAAAAAc8KQAAAAAGNDAEAAAABkQwBAAAAAZIMAQAAAAGTDAEAAAABlAwBAAAAAZUMAQAAAAGWDAEAAAABlwwBAAAAAZgMQAAAAAEBCAAAhAMAMAEIAACEAwAwDdsJQADqEQAh7wkBAPIRACGQCgEA6REAIc8KQADqEQAhjQwBAOkRACGRDAEA6REAIZIMAQDpEQAhkwwBAOkRACGUDAEA8hEAIZUMAQDpEQAhlgwBAOkRACGXDAEA6REAIZgMQAD5EQAhAgAAAPoCACAIAACHAwAgDdsJQADqEQAh7wkBAPIRACGQCgEA6REAIc8KQADqEQAhjQwBAOkRACGRDAEA6REAIZIMAQDpEQAhkwwBAOkRACGUDAEA8hEAIZUMAQDpEQAhlgwBAOkRACGXDAEA6REAIZgMQAD5EQAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAxRYAIBYAAMcWACAXAADGFgAg7wkAAO4RACCUDAAA7hEAIJgMAADuEQAgENUJAACgEQAw1gkAAJADABDXCQAAoBEAMNsJQACDDwAh7wkBAJMPACGQCgEAgg8AIc8KQACDDwAhjQwBAIIPACGRDAEAgg8AIZIMAQCCDwAhkwwBAIIPACGUDAEAkw8AIZUMAQCCDwAhlgwBAIIPACGXDAEAgg8AIZgMQACbDwAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAM1QkAAJ8RADDWCQAAlgMAENcJAACfEQAw2AkEAAAAAekJQACODwAhkAoBAI0PACG8CkAAjg8AIdULQACiDwAhjQwBAI0PACGODAABthAAIY8MAAG2EAAhkAwCAIwPACEBAAAAkwMAIAEAAACTAwAgDNUJAACfEQAw1gkAAJYDABDXCQAAnxEAMNgJBAC9DwAh6QlAAI4PACGQCgEAjQ8AIbwKQACODwAh1QtAAKIPACGNDAEAjQ8AIY4MAAG2EAAhjwwAAbYQACGQDAIAjA8AIQHVCwAA7hEAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAnYCQQAAAAB6QlAAAAAAZAKAQAAAAG8CkAAAAAB1QtAAAAAAY0MAQAAAAGODAABAAABjwwAAQAAAZAMAgAAAAEBCAAAmwMAIAnYCQQAAAAB6QlAAAAAAZAKAQAAAAG8CkAAAAAB1QtAAAAAAY0MAQAAAAGODAABAAABjwwAAQAAAZAMAgAAAAEBCAAAnQMAMAEIAACdAwAwCdgJBACCEgAh6QlAAOoRACGQCgEA6REAIbwKQADqEQAh1QtAAPkRACGNDAEA6REAIY4MAAHRFAAhjwwAAdEUACGQDAIA6BEAIQIAAACTAwAgCAAAoAMAIAnYCQQAghIAIekJQADqEQAhkAoBAOkRACG8CkAA6hEAIdULQAD5EQAhjQwBAOkRACGODAAB0RQAIY8MAAHRFAAhkAwCAOgRACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAADAFgAgFgAAwxYAIBcAAMIWACA4AADBFgAgOQAAxBYAINULAADuEQAgDNUJAACeEQAw1gkAAKkDABDXCQAAnhEAMNgJBAClDwAh6QlAAIMPACGQCgEAgg8AIbwKQACDDwAh1QtAAJsPACGNDAEAgg8AIY4MAAGvEAAhjwwAAa8QACGQDAIAgQ8AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFNUJAACdEQAw1gkAAK8DABDXCQAAnREAMOAKQACODwAh2AsBAJgPACHaCwEAjQ8AIdsLAAG2EAAh3QsBAAAAAd4LAQCYDwAh3wsBAJgPACH_CwEAjQ8AIYAMAQCNDwAhhQwBAI0PACGGDAEAmA8AIYcMAQCYDwAhiAwBAJgPACGJDAAA8BAAIIoMAADwEAAgiwwgAMgPACGMDEAAog8AIQEAAACsAwAgAQAAAKwDACAU1QkAAJ0RADDWCQAArwMAENcJAACdEQAw4ApAAI4PACHYCwEAmA8AIdoLAQCNDwAh2wsAAbYQACHdCwEAjQ8AId4LAQCYDwAh3wsBAJgPACH_CwEAjQ8AIYAMAQCNDwAhhQwBAI0PACGGDAEAmA8AIYcMAQCYDwAhiAwBAJgPACGJDAAA8BAAIIoMAADwEAAgiwwgAMgPACGMDEAAog8AIQfYCwAA7hEAIN4LAADuEQAg3wsAAO4RACCGDAAA7hEAIIcMAADuEQAgiAwAAO4RACCMDAAA7hEAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBHgCkAA6hEAIdgLAQDyEQAh2gsBAOkRACHbCwAB0RQAId0LAQDpEQAh3gsBAPIRACHfCwEA8hEAIf8LAQDpEQAhgAwBAOkRACGFDAEA6REAIYYMAQDyEQAhhwwBAPIRACGIDAEA8hEAIYkMAAC-FgAgigwAAL8WACCLDCAAjBIAIYwMQAD5EQAhAgAAAKwDACAIAAC0AwAgEeAKQADqEQAh2AsBAPIRACHaCwEA6REAIdsLAAHRFAAh3QsBAOkRACHeCwEA8hEAId8LAQDyEQAh_wsBAOkRACGADAEA6REAIYUMAQDpEQAhhgwBAPIRACGHDAEA8hEAIYgMAQDyEQAhiQwAAL4WACCKDAAAvxYAIIsMIACMEgAhjAxAAPkRACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAALsWACAWAAC9FgAgFwAAvBYAINgLAADuEQAg3gsAAO4RACDfCwAA7hEAIIYMAADuEQAghwwAAO4RACCIDAAA7hEAIIwMAADuEQAgFNUJAACcEQAw1gkAALwDABDXCQAAnBEAMOAKQACDDwAh2AsBAJMPACHaCwEAgg8AIdsLAAGvEAAh3QsBAIIPACHeCwEAkw8AId8LAQCTDwAh_wsBAIIPACGADAEAgg8AIYUMAQCCDwAhhgwBAJMPACGHDAEAkw8AIYgMAQCTDwAhiQwAAPAQACCKDAAA8BAAIIsMIACxDwAhjAxAAJsPACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBHVCQAAmBEAMNYJAADCAwAQ1wkAAJgRADCGCwIAjA8AId0LAQCNDwAh3gsBAJgPACH5CwEAjQ8AIfoLAgCMDwAh_AsAAJkR_Asi_QsCAMUPACH-CwEAmA8AIf8LAQCYDwAhgAwBAJgPACGBDAAAxA8AIIIMAgCMDwAhgwwAAJoRACCEDAAAmxEAIAEAAAC_AwAgAQAAAL8DACAP1QkAAJgRADDWCQAAwgMAENcJAACYEQAwhgsCAIwPACHdCwEAjQ8AId4LAQCYDwAh-QsBAI0PACH6CwIAjA8AIfwLAACZEfwLIv0LAgDFDwAh_gsBAJgPACH_CwEAmA8AIYAMAQCYDwAhgQwAAMQPACCCDAIAjA8AIQbeCwAA7hEAIP0LAADuEQAg_gsAAO4RACD_CwAA7hEAIIAMAADuEQAggQwAAO4RACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMhgsCAAAAAd0LAQAAAAHeCwEAAAAB-QsBAAAAAfoLAgAAAAH8CwAAAPwLAv0LAgAAAAH-CwEAAAAB_wsBAAAAAYAMAQAAAAGBDIAAAAABggwCAAAAAQEIAADHAwAgDIYLAgAAAAHdCwEAAAAB3gsBAAAAAfkLAQAAAAH6CwIAAAAB_AsAAAD8CwL9CwIAAAAB_gsBAAAAAf8LAQAAAAGADAEAAAABgQyAAAAAAYIMAgAAAAEBCAAAyQMAMAEIAADJAwAwDIYLAgDoEQAh3QsBAOkRACHeCwEA8hEAIfkLAQDpEQAh-gsCAOgRACH8CwAAuhb8CyL9CwIAgxIAIf4LAQDyEQAh_wsBAPIRACGADAEA8hEAIYEMgAAAAAGCDAIA6BEAIQIAAAC_AwAgCAAAzAMAIAyGCwIA6BEAId0LAQDpEQAh3gsBAPIRACH5CwEA6REAIfoLAgDoEQAh_AsAALoW_Asi_QsCAIMSACH-CwEA8hEAIf8LAQDyEQAhgAwBAPIRACGBDIAAAAABggwCAOgRACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAAC1FgAgFgAAuBYAIBcAALcWACA4AAC2FgAgOQAAuRYAIN4LAADuEQAg_QsAAO4RACD-CwAA7hEAIP8LAADuEQAggAwAAO4RACCBDAAA7hEAIA_VCQAAlBEAMNYJAADVAwAQ1wkAAJQRADCGCwIAgQ8AId0LAQCCDwAh3gsBAJMPACH5CwEAgg8AIfoLAgCBDwAh_AsAAJUR_Asi_QsCAKcPACH-CwEAkw8AIf8LAQCTDwAhgAwBAJMPACGBDAAApg8AIIIMAgCBDwAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKuwIAAIgRACC-AgAAiREAINUJAACHEQAw1gkAAOIDABDXCQAAhxEAMNgJAQAAAAHbCUAAjg8AIfIKAQCNDwAh7gsBAI0PACH2CwEAAAABAQAAANgDACAIugIAAJMRACDVCQAAkREAMNYJAADaAwAQ1wkAAJERADDbCUAAjg8AIZAKAQCNDwAh7wsBAM0PACH1CwAAkhH1CyIBugIAALMWACAJugIAAJMRACDVCQAAkREAMNYJAADaAwAQ1wkAAJERADDbCUAAjg8AIZAKAQCNDwAh7wsBAM0PACH1CwAAkhH1CyL4CwAAkBEAIAMAAADaAwAgAwAA2wMAMAQAANwDACARugIAAI0RACC9AgAAjhEAINUJAACKEQAw1gkAAN4DABDXCQAAihEAMNgJAQDNDwAh2wlAAI4PACHpCUAAog8AIfAJAQCYDwAhnAsAAIwR8Qsi7AsEAL0PACHtCwEAjQ8AIe4LAQCNDwAh7wsBAIsRACHxCwQAvQ8AIfILBAC9DwAh8wtAAKIPACEGugIAALMWACC9AgAAtBYAIOkJAADuEQAg8AkAAO4RACDvCwAA7hEAIPMLAADuEQAgEboCAACNEQAgvQIAAI4RACDVCQAAihEAMNYJAADeAwAQ1wkAAIoRADDYCQEAAAAB2wlAAI4PACHpCUAAog8AIfAJAQCYDwAhnAsAAIwR8Qsi7AsEAL0PACHtCwEAAAAB7gsBAI0PACHvCwEAixEAIfELBAC9DwAh8gsEAL0PACHzC0AAog8AIQMAAADeAwAgAwAA3wMAMAQAAOADACAKuwIAAIgRACC-AgAAiREAINUJAACHEQAw1gkAAOIDABDXCQAAhxEAMNgJAQDNDwAh2wlAAI4PACHyCgEAjQ8AIe4LAQCNDwAh9gsBAI0PACEBAAAA4gMAIAm8AgAAhhEAINUJAACFEQAw1gkAAOQDABDXCQAAhREAMNgJAQDNDwAh2wlAAI4PACGQCgEAjQ8AIesLAQDNDwAh7AsEAL0PACEBvAIAALIWACAKvAIAAIYRACDVCQAAhREAMNYJAADkAwAQ1wkAAIURADDYCQEAAAAB2wlAAI4PACGQCgEAjQ8AIesLAQDNDwAh7AsEAL0PACH3CwAAhBEAIAMAAADkAwAgAwAA5QMAMAQAAOYDACABAAAA5AMAIAEAAADaAwAgAQAAAN4DACABAAAA2AMAIAK7AgAAsBYAIL4CAACxFgAgAwAAAOIDACADAADsAwAwBAAA2AMAIAMAAADiAwAgAwAA7AMAMAQAANgDACADAAAA4gMAIAMAAOwDADAEAADYAwAgB7sCAACuFgAgvgIAAK8WACDYCQEAAAAB2wlAAAAAAfIKAQAAAAHuCwEAAAAB9gsBAAAAAQEIAADwAwAgBdgJAQAAAAHbCUAAAAAB8goBAAAAAe4LAQAAAAH2CwEAAAABAQgAAPIDADABCAAA8gMAMAe7AgAAlBYAIL4CAACVFgAg2AkBAOkRACHbCUAA6hEAIfIKAQDpEQAh7gsBAOkRACH2CwEA6REAIQIAAADYAwAgCAAA9QMAIAXYCQEA6REAIdsJQADqEQAh8goBAOkRACHuCwEA6REAIfYLAQDpEQAhAgAAAOIDACAIAAD3AwAgAgAAAOIDACAIAAD3AwAgAwAAANgDACAPAADwAwAgEAAA9QMAIAEAAADYAwAgAQAAAOIDACADFQAAkRYAIBYAAJMWACAXAACSFgAgCNUJAACDEQAw1gkAAP4DABDXCQAAgxEAMNgJAQDKDwAh2wlAAIMPACHyCgEAgg8AIe4LAQCCDwAh9gsBAIIPACEDAAAA4gMAIAMAAP0DADAUAAD-AwAgAwAAAOIDACADAADsAwAwBAAA2AMAIAEAAADcAwAgAQAAANwDACADAAAA2gMAIAMAANsDADAEAADcAwAgAwAAANoDACADAADbAwAwBAAA3AMAIAMAAADaAwAgAwAA2wMAMAQAANwDACAFugIAAJAWACDbCUAAAAABkAoBAAAAAe8LAQAAAAH1CwAAAPULAgEIAACGBAAgBNsJQAAAAAGQCgEAAAAB7wsBAAAAAfULAAAA9QsCAQgAAIgEADABCAAAiAQAMAW6AgAAjxYAINsJQADqEQAhkAoBAOkRACHvCwEA6REAIfULAACOFvULIgIAAADcAwAgCAAAiwQAIATbCUAA6hEAIZAKAQDpEQAh7wsBAOkRACH1CwAAjhb1CyICAAAA2gMAIAgAAI0EACACAAAA2gMAIAgAAI0EACADAAAA3AMAIA8AAIYEACAQAACLBAAgAQAAANwDACABAAAA2gMAIAMVAACLFgAgFgAAjRYAIBcAAIwWACAH1QkAAP8QADDWCQAAlAQAENcJAAD_EAAw2wlAAIMPACGQCgEAgg8AIe8LAQDKDwAh9QsAAIAR9QsiAwAAANoDACADAACTBAAwFAAAlAQAIAMAAADaAwAgAwAA2wMAMAQAANwDACABAAAA4AMAIAEAAADgAwAgAwAAAN4DACADAADfAwAwBAAA4AMAIAMAAADeAwAgAwAA3wMAMAQAAOADACADAAAA3gMAIAMAAN8DADAEAADgAwAgDroCAACJFgAgvQIAAIoWACDYCQEAAAAB2wlAAAAAAekJQAAAAAHwCQEAAAABnAsAAADxCwLsCwQAAAAB7QsBAAAAAe4LAQAAAAHvCwEAAAAB8QsEAAAAAfILBAAAAAHzC0AAAAABAQgAAJwEACAM2AkBAAAAAdsJQAAAAAHpCUAAAAAB8AkBAAAAAZwLAAAA8QsC7AsEAAAAAe0LAQAAAAHuCwEAAAAB7wsBAAAAAfELBAAAAAHyCwQAAAAB8wtAAAAAAQEIAACeBAAwAQgAAJ4EADABAAAA4gMAIA66AgAA-xUAIL0CAAD8FQAg2AkBAOkRACHbCUAA6hEAIekJQAD5EQAh8AkBAPIRACGcCwAA-hXxCyLsCwQAghIAIe0LAQDpEQAh7gsBAOkRACHvCwEA8hEAIfELBACCEgAh8gsEAIISACHzC0AA-REAIQIAAADgAwAgCAAAogQAIAzYCQEA6REAIdsJQADqEQAh6QlAAPkRACHwCQEA8hEAIZwLAAD6FfELIuwLBACCEgAh7QsBAOkRACHuCwEA6REAIe8LAQDyEQAh8QsEAIISACHyCwQAghIAIfMLQAD5EQAhAgAAAN4DACAIAACkBAAgAgAAAN4DACAIAACkBAAgAQAAAOIDACADAAAA4AMAIA8AAJwEACAQAACiBAAgAQAAAOADACABAAAA3gMAIAkVAAD1FQAgFgAA-BUAIBcAAPcVACA4AAD2FQAgOQAA-RUAIOkJAADuEQAg8AkAAO4RACDvCwAA7hEAIPMLAADuEQAgD9UJAAD5EAAw1gkAAKwEABDXCQAA-RAAMNgJAQDKDwAh2wlAAIMPACHpCUAAmw8AIfAJAQCTDwAhnAsAAPsQ8Qsi7AsEAKUPACHtCwEAgg8AIe4LAQCCDwAh7wsBAPoQACHxCwQApQ8AIfILBAClDwAh8wtAAJsPACEDAAAA3gMAIAMAAKsEADAUAACsBAAgAwAAAN4DACADAADfAwAwBAAA4AMAIAEAAADmAwAgAQAAAOYDACADAAAA5AMAIAMAAOUDADAEAADmAwAgAwAAAOQDACADAADlAwAwBAAA5gMAIAMAAADkAwAgAwAA5QMAMAQAAOYDACAGvAIAAPQVACDYCQEAAAAB2wlAAAAAAZAKAQAAAAHrCwEAAAAB7AsEAAAAAQEIAAC0BAAgBdgJAQAAAAHbCUAAAAABkAoBAAAAAesLAQAAAAHsCwQAAAABAQgAALYEADABCAAAtgQAMAa8AgAA8xUAINgJAQDpEQAh2wlAAOoRACGQCgEA6REAIesLAQDpEQAh7AsEAIISACECAAAA5gMAIAgAALkEACAF2AkBAOkRACHbCUAA6hEAIZAKAQDpEQAh6wsBAOkRACHsCwQAghIAIQIAAADkAwAgCAAAuwQAIAIAAADkAwAgCAAAuwQAIAMAAADmAwAgDwAAtAQAIBAAALkEACABAAAA5gMAIAEAAADkAwAgBRUAAO4VACAWAADxFQAgFwAA8BUAIDgAAO8VACA5AADyFQAgCNUJAAD4EAAw1gkAAMIEABDXCQAA-BAAMNgJAQDKDwAh2wlAAIMPACGQCgEAgg8AIesLAQDKDwAh7AsEAKUPACEDAAAA5AMAIAMAAMEEADAUAADCBAAgAwAAAOQDACADAADlAwAwBAAA5gMAIAfVCQAA9xAAMNYJAADIBAAQ1wkAAPcQADDdCwEAAAAB6AtAAI4PACHpC0AAog8AIeoLAQCYDwAhAQAAAMUEACABAAAAxQQAIAfVCQAA9xAAMNYJAADIBAAQ1wkAAPcQADDdCwEAjQ8AIegLQACODwAh6QtAAKIPACHqCwEAmA8AIQLpCwAA7hEAIOoLAADuEQAgAwAAAMgEACADAADJBAAwBAAAxQQAIAMAAADIBAAgAwAAyQQAMAQAAMUEACADAAAAyAQAIAMAAMkEADAEAADFBAAgBN0LAQAAAAHoC0AAAAAB6QtAAAAAAeoLAQAAAAEBCAAAzQQAIATdCwEAAAAB6AtAAAAAAekLQAAAAAHqCwEAAAABAQgAAM8EADABCAAAzwQAMATdCwEA6REAIegLQADqEQAh6QtAAPkRACHqCwEA8hEAIQIAAADFBAAgCAAA0gQAIATdCwEA6REAIegLQADqEQAh6QtAAPkRACHqCwEA8hEAIQIAAADIBAAgCAAA1AQAIAIAAADIBAAgCAAA1AQAIAMAAADFBAAgDwAAzQQAIBAAANIEACABAAAAxQQAIAEAAADIBAAgBRUAAOsVACAWAADtFQAgFwAA7BUAIOkLAADuEQAg6gsAAO4RACAH1QkAAPYQADDWCQAA2wQAENcJAAD2EAAw3QsBAIIPACHoC0AAgw8AIekLQACbDwAh6gsBAJMPACEDAAAAyAQAIAMAANoEADAUAADbBAAgAwAAAMgEACADAADJBAAwBAAAxQQAIA6QAwAA8hAAINUJAADxEAAw1gkAAOYEABDXCQAA8RAAMNgJAgAAAAHYCwEAjQ8AIdwLAQCNDwAh3QsBAAAAAd4LAQCNDwAh3wsBAI0PACHgCwEAmA8AIeELAQCYDwAh4gsAAPAQACDjCyAAyA8AIQEAAADeBAAgD48DAAD1EAAg1QkAAPQQADDWCQAA4AQAENcJAAD0EAAw2AkCAIwPACHCCgEAmA8AIZILAQCNDwAhqgsBAI0PACHUCwABthAAIdYLAgCMDwAh1wsBAI0PACHYCwEAjQ8AIdkLAQCYDwAh2gsBAJgPACHbCwABtxAAIQWPAwAA6hUAIMIKAADuEQAg2QsAAO4RACDaCwAA7hEAINsLAADuEQAgEI8DAAD1EAAg1QkAAPQQADDWCQAA4AQAENcJAAD0EAAw2AkCAAAAAcIKAQCYDwAhkgsBAI0PACGqCwEAjQ8AIdQLAAG2EAAh1gsCAIwPACHXCwEAjQ8AIdgLAQCNDwAh2QsBAJgPACHaCwEAmA8AIdsLAAG3EAAh5wsAAPMQACADAAAA4AQAIAMAAOEEADAEAADiBAAgAQAAAOAEACABAAAA3gQAIA6QAwAA8hAAINUJAADxEAAw1gkAAOYEABDXCQAA8RAAMNgJAgCMDwAh2AsBAI0PACHcCwEAjQ8AId0LAQCNDwAh3gsBAI0PACHfCwEAjQ8AIeALAQCYDwAh4QsBAJgPACHiCwAA8BAAIOMLIADIDwAhA5ADAADpFQAg4AsAAO4RACDhCwAA7hEAIAMAAADmBAAgAwAA5wQAMAQAAN4EACADAAAA5gQAIAMAAOcEADAEAADeBAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAuQAwAA6BUAINgJAgAAAAHYCwEAAAAB3AsBAAAAAd0LAQAAAAHeCwEAAAAB3wsBAAAAAeALAQAAAAHhCwEAAAAB4gsAAOcVACDjCyAAAAABAQgAAOsEACAK2AkCAAAAAdgLAQAAAAHcCwEAAAAB3QsBAAAAAd4LAQAAAAHfCwEAAAAB4AsBAAAAAeELAQAAAAHiCwAA5xUAIOMLIAAAAAEBCAAA7QQAMAEIAADtBAAwC5ADAADaFQAg2AkCAOgRACHYCwEA6REAIdwLAQDpEQAh3QsBAOkRACHeCwEA6REAId8LAQDpEQAh4AsBAPIRACHhCwEA8hEAIeILAADZFQAg4wsgAIwSACECAAAA3gQAIAgAAPAEACAK2AkCAOgRACHYCwEA6REAIdwLAQDpEQAh3QsBAOkRACHeCwEA6REAId8LAQDpEQAh4AsBAPIRACHhCwEA8hEAIeILAADZFQAg4wsgAIwSACECAAAA5gQAIAgAAPIEACACAAAA5gQAIAgAAPIEACADAAAA3gQAIA8AAOsEACAQAADwBAAgAQAAAN4EACABAAAA5gQAIAcVAADUFQAgFgAA1xUAIBcAANYVACA4AADVFQAgOQAA2BUAIOALAADuEQAg4QsAAO4RACAN1QkAAO8QADDWCQAA-QQAENcJAADvEAAw2AkCAIEPACHYCwEAgg8AIdwLAQCCDwAh3QsBAIIPACHeCwEAgg8AId8LAQCCDwAh4AsBAJMPACHhCwEAkw8AIeILAADwEAAg4wsgALEPACEDAAAA5gQAIAMAAPgEADAUAAD5BAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAEAAADiBAAgAQAAAOIEACADAAAA4AQAIAMAAOEEADAEAADiBAAgAwAAAOAEACADAADhBAAwBAAA4gQAIAMAAADgBAAgAwAA4QQAMAQAAOIEACAMjwMAANMVACDYCQIAAAABwgoBAAAAAZILAQAAAAGqCwEAAAAB1AsAAQAAAdYLAgAAAAHXCwEAAAAB2AsBAAAAAdkLAQAAAAHaCwEAAAAB2wsAAQAAAQEIAACBBQAgC9gJAgAAAAHCCgEAAAABkgsBAAAAAaoLAQAAAAHUCwABAAAB1gsCAAAAAdcLAQAAAAHYCwEAAAAB2QsBAAAAAdoLAQAAAAHbCwABAAABAQgAAIMFADABCAAAgwUAMAyPAwAA0hUAINgJAgDoEQAhwgoBAPIRACGSCwEA6REAIaoLAQDpEQAh1AsAAdEUACHWCwIA6BEAIdcLAQDpEQAh2AsBAOkRACHZCwEA8hEAIdoLAQDyEQAh2wsAAdIUACECAAAA4gQAIAgAAIYFACAL2AkCAOgRACHCCgEA8hEAIZILAQDpEQAhqgsBAOkRACHUCwAB0RQAIdYLAgDoEQAh1wsBAOkRACHYCwEA6REAIdkLAQDyEQAh2gsBAPIRACHbCwAB0hQAIQIAAADgBAAgCAAAiAUAIAIAAADgBAAgCAAAiAUAIAMAAADiBAAgDwAAgQUAIBAAAIYFACABAAAA4gQAIAEAAADgBAAgCRUAAM0VACAWAADQFQAgFwAAzxUAIDgAAM4VACA5AADRFQAgwgoAAO4RACDZCwAA7hEAINoLAADuEQAg2wsAAO4RACAO1QkAAO4QADDWCQAAjwUAENcJAADuEAAw2AkCAIEPACHCCgEAkw8AIZILAQCCDwAhqgsBAIIPACHUCwABrxAAIdYLAgCBDwAh1wsBAIIPACHYCwEAgg8AIdkLAQCTDwAh2gsBAJMPACHbCwABsBAAIQMAAADgBAAgAwAAjgUAMBQAAI8FACADAAAA4AQAIAMAAOEEADAEAADiBAAgBecFBAC9DwAh1QkAAO0QADDWCQAAlQUAENcJAADtEAAw2AkCAAAAAQEAAACSBQAgAQAAAJIFACAF5wUEAL0PACHVCQAA7RAAMNYJAACVBQAQ1wkAAO0QADDYCQIAjA8AIQADAAAAlQUAIAMAAJYFADAEAACSBQAgAwAAAJUFACADAACWBQAwBAAAkgUAIAMAAACVBQAgAwAAlgUAMAQAAJIFACAC5wUEAAAAAdgJAgAAAAEBCAAAmgUAIALnBQQAAAAB2AkCAAAAAQEIAACcBQAwAQgAAJwFADAC5wUEAIISACHYCQIA6BEAIQIAAACSBQAgCAAAnwUAIALnBQQAghIAIdgJAgDoEQAhAgAAAJUFACAIAAChBQAgAgAAAJUFACAIAAChBQAgAwAAAJIFACAPAACaBQAgEAAAnwUAIAEAAACSBQAgAQAAAJUFACAFFQAAyBUAIBYAAMsVACAXAADKFQAgOAAAyRUAIDkAAMwVACAF5wUEAKUPACHVCQAA7BAAMNYJAACoBQAQ1wkAAOwQADDYCQIAgQ8AIQMAAACVBQAgAwAApwUAMBQAAKgFACADAAAAlQUAIAMAAJYFADAEAACSBQAgB9UJAADrEAAw1gkAAK4FABDXCQAA6xAAMOkJQACODwAhxQoBAI0PACGeCwEAAAAB1QtAAI4PACEBAAAAqwUAIAEAAACrBQAgB9UJAADrEAAw1gkAAK4FABDXCQAA6xAAMOkJQACODwAhxQoBAI0PACGeCwEAjQ8AIdULQACODwAhAAMAAACuBQAgAwAArwUAMAQAAKsFACADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIATpCUAAAAABxQoBAAAAAZ4LAQAAAAHVC0AAAAABAQgAALMFACAE6QlAAAAAAcUKAQAAAAGeCwEAAAAB1QtAAAAAAQEIAAC1BQAwAQgAALUFADAE6QlAAOoRACHFCgEA6REAIZ4LAQDpEQAh1QtAAOoRACECAAAAqwUAIAgAALgFACAE6QlAAOoRACHFCgEA6REAIZ4LAQDpEQAh1QtAAOoRACECAAAArgUAIAgAALoFACACAAAArgUAIAgAALoFACADAAAAqwUAIA8AALMFACAQAAC4BQAgAQAAAKsFACABAAAArgUAIAMVAADFFQAgFgAAxxUAIBcAAMYVACAH1QkAAOoQADDWCQAAwQUAENcJAADqEAAw6QlAAIMPACHFCgEAgg8AIZ4LAQCCDwAh1QtAAIMPACEDAAAArgUAIAMAAMAFADAUAADBBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAfVCQAA6RAAMNYJAADHBQAQ1wkAAOkQADDbCUAAjg8AIekJQACODwAhhwoAAQAAAcUKAQCNDwAhAQAAAMQFACABAAAAxAUAIAfVCQAA6RAAMNYJAADHBQAQ1wkAAOkQADDbCUAAjg8AIekJQACODwAhhwoAAbYQACHFCgEAjQ8AIQADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACAE2wlAAAAAAekJQAAAAAGHCgABAAABxQoBAAAAAQEIAADMBQAgBNsJQAAAAAHpCUAAAAABhwoAAQAAAcUKAQAAAAEBCAAAzgUAMAEIAADOBQAwBNsJQADqEQAh6QlAAOoRACGHCgAB0RQAIcUKAQDpEQAhAgAAAMQFACAIAADRBQAgBNsJQADqEQAh6QlAAOoRACGHCgAB0RQAIcUKAQDpEQAhAgAAAMcFACAIAADTBQAgAgAAAMcFACAIAADTBQAgAwAAAMQFACAPAADMBQAgEAAA0QUAIAEAAADEBQAgAQAAAMcFACADFQAAwhUAIBYAAMQVACAXAADDFQAgB9UJAADoEAAw1gkAANoFABDXCQAA6BAAMNsJQACDDwAh6QlAAIMPACGHCgABrxAAIcUKAQCCDwAhAwAAAMcFACADAADZBQAwFAAA2gUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACAR1QkAAOcQADDWCQAA4AUAENcJAADnEAAw2AkBAAAAAdsJQACODwAhkAoBAI0PACHQCkAAog8AIYALAQCNDwAhkgsBAJgPACGYCwEAmA8AIaoLAQCNDwAhrAsBAI0PACHQCwEAjQ8AIdELAADXDwAg0gsBAI0PACHTCwEAjQ8AIdQLAQCYDwAhAQAAAN0FACABAAAA3QUAIBHVCQAA5xAAMNYJAADgBQAQ1wkAAOcQADDYCQEAzQ8AIdsJQACODwAhkAoBAI0PACHQCkAAog8AIYALAQCNDwAhkgsBAJgPACGYCwEAmA8AIaoLAQCNDwAhrAsBAI0PACHQCwEAjQ8AIdELAADXDwAg0gsBAI0PACHTCwEAjQ8AIdQLAQCYDwAhBNAKAADuEQAgkgsAAO4RACCYCwAA7hEAINQLAADuEQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACADAAAA4AUAIAMAAOEFADAEAADdBQAgDtgJAQAAAAHbCUAAAAABkAoBAAAAAdAKQAAAAAGACwEAAAABkgsBAAAAAZgLAQAAAAGqCwEAAAABrAsBAAAAAdALAQAAAAHRC4AAAAAB0gsBAAAAAdMLAQAAAAHUCwEAAAABAQgAAOUFACAO2AkBAAAAAdsJQAAAAAGQCgEAAAAB0ApAAAAAAYALAQAAAAGSCwEAAAABmAsBAAAAAaoLAQAAAAGsCwEAAAAB0AsBAAAAAdELgAAAAAHSCwEAAAAB0wsBAAAAAdQLAQAAAAEBCAAA5wUAMAEIAADnBQAwDtgJAQDpEQAh2wlAAOoRACGQCgEA6REAIdAKQAD5EQAhgAsBAOkRACGSCwEA8hEAIZgLAQDyEQAhqgsBAOkRACGsCwEA6REAIdALAQDpEQAh0QuAAAAAAdILAQDpEQAh0wsBAOkRACHUCwEA8hEAIQIAAADdBQAgCAAA6gUAIA7YCQEA6REAIdsJQADqEQAhkAoBAOkRACHQCkAA-REAIYALAQDpEQAhkgsBAPIRACGYCwEA8hEAIaoLAQDpEQAhrAsBAOkRACHQCwEA6REAIdELgAAAAAHSCwEA6REAIdMLAQDpEQAh1AsBAPIRACECAAAA4AUAIAgAAOwFACACAAAA4AUAIAgAAOwFACADAAAA3QUAIA8AAOUFACAQAADqBQAgAQAAAN0FACABAAAA4AUAIAcVAAC_FQAgFgAAwRUAIBcAAMAVACDQCgAA7hEAIJILAADuEQAgmAsAAO4RACDUCwAA7hEAIBHVCQAA5hAAMNYJAADzBQAQ1wkAAOYQADDYCQEAyg8AIdsJQACDDwAhkAoBAIIPACHQCkAAmw8AIYALAQCCDwAhkgsBAJMPACGYCwEAkw8AIaoLAQCCDwAhrAsBAIIPACHQCwEAgg8AIdELAADRDwAg0gsBAIIPACHTCwEAgg8AIdQLAQCTDwAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAF1QkAAOUQADDWCQAA-QUAENcJAADlEAAw8goBAAAAAYMLQACODwAhAQAAAPYFACABAAAA9gUAIAXVCQAA5RAAMNYJAAD5BQAQ1wkAAOUQADDyCgEAjQ8AIYMLQACODwAhAAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgAwAAAPkFACADAAD6BQAwBAAA9gUAIALyCgEAAAABgwtAAAAAAQEIAAD-BQAgAvIKAQAAAAGDC0AAAAABAQgAAIAGADABCAAAgAYAMALyCgEA6REAIYMLQADqEQAhAgAAAPYFACAIAACDBgAgAvIKAQDpEQAhgwtAAOoRACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAMVAAC8FQAgFgAAvhUAIBcAAL0VACAF1QkAAOQQADDWCQAAjAYAENcJAADkEAAw8goBAIIPACGDC0AAgw8AIQMAAAD5BQAgAwAAiwYAMBQAAIwGACADAAAA-QUAIAMAAPoFADAEAAD2BQAgCdUJAADiEAAw1gkAAJIGABDXCQAA4hAAMO8JAADjEM4LIpoKAQAAAAHQCkAAog8AIZMLAQCNDwAhzgsBAAAAAc8LQACODwAhAQAAAI8GACABAAAAjwYAIAnVCQAA4hAAMNYJAACSBgAQ1wkAAOIQADDvCQAA4xDOCyKaCgEAjQ8AIdAKQACiDwAhkwsBAI0PACHOCwEAmA8AIc8LQACODwAhAtAKAADuEQAgzgsAAO4RACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAMAAACSBgAgAwAAkwYAMAQAAI8GACAG7wkAAADOCwKaCgEAAAAB0ApAAAAAAZMLAQAAAAHOCwEAAAABzwtAAAAAAQEIAACXBgAgBu8JAAAAzgsCmgoBAAAAAdAKQAAAAAGTCwEAAAABzgsBAAAAAc8LQAAAAAEBCAAAmQYAMAEIAACZBgAwBu8JAAC7Fc4LIpoKAQDpEQAh0ApAAPkRACGTCwEA6REAIc4LAQDyEQAhzwtAAOoRACECAAAAjwYAIAgAAJwGACAG7wkAALsVzgsimgoBAOkRACHQCkAA-REAIZMLAQDpEQAhzgsBAPIRACHPC0AA6hEAIQIAAACSBgAgCAAAngYAIAIAAACSBgAgCAAAngYAIAMAAACPBgAgDwAAlwYAIBAAAJwGACABAAAAjwYAIAEAAACSBgAgBRUAALgVACAWAAC6FQAgFwAAuRUAINAKAADuEQAgzgsAAO4RACAJ1QkAAN4QADDWCQAApQYAENcJAADeEAAw7wkAAN8QzgsimgoBAIIPACHQCkAAmw8AIZMLAQCCDwAhzgsBAJMPACHPC0AAgw8AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCNUJAADcEAAw1gkAAKsGABDXCQAA3BAAMNsJQACODwAhhgsCAIwPACGHCwEAzQ8AIcsLAQCNDwAhzAsAAN0QACABAAAAqAYAIAEAAACoBgAgB9UJAADcEAAw1gkAAKsGABDXCQAA3BAAMNsJQACODwAhhgsCAIwPACGHCwEAzQ8AIcsLAQCNDwAhAAMAAACrBgAgAwAArAYAMAQAAKgGACADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIATbCUAAAAABhgsCAAAAAYcLAQAAAAHLCwEAAAABAQgAALAGACAE2wlAAAAAAYYLAgAAAAGHCwEAAAABywsBAAAAAQEIAACyBgAwAQgAALIGADAE2wlAAOoRACGGCwIA6BEAIYcLAQDpEQAhywsBAOkRACECAAAAqAYAIAgAALUGACAE2wlAAOoRACGGCwIA6BEAIYcLAQDpEQAhywsBAOkRACECAAAAqwYAIAgAALcGACACAAAAqwYAIAgAALcGACADAAAAqAYAIA8AALAGACAQAAC1BgAgAQAAAKgGACABAAAAqwYAIAUVAACzFQAgFgAAthUAIBcAALUVACA4AAC0FQAgOQAAtxUAIAfVCQAA2xAAMNYJAAC-BgAQ1wkAANsQADDbCUAAgw8AIYYLAgCBDwAhhwsBAMoPACHLCwEAgg8AIQMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgBdUJAADaEAAw1gkAAMQGABDXCQAA2hAAMOkJQACODwAhygsBAAAAAQEAAADBBgAgAQAAAMEGACAF1QkAANoQADDWCQAAxAYAENcJAADaEAAw6QlAAI4PACHKCwEAjQ8AIQADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAMAAADEBgAgAwAAxQYAMAQAAMEGACAC6QlAAAAAAcoLAQAAAAEBCAAAyQYAIALpCUAAAAABygsBAAAAAQEIAADLBgAwAQgAAMsGADAC6QlAAOoRACHKCwEA6REAIQIAAADBBgAgCAAAzgYAIALpCUAA6hEAIcoLAQDpEQAhAgAAAMQGACAIAADQBgAgAgAAAMQGACAIAADQBgAgAwAAAMEGACAPAADJBgAgEAAAzgYAIAEAAADBBgAgAQAAAMQGACADFQAAsBUAIBYAALIVACAXAACxFQAgBdUJAADZEAAw1gkAANcGABDXCQAA2RAAMOkJQACDDwAhygsBAIIPACEDAAAAxAYAIAMAANYGADAUAADXBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAnVCQAA1xAAMNYJAADdBgAQ1wkAANcQADDbCUAAjg8AIfIKAQCNDwAhhwsBAI0PACGJCwEAjQ8AIcULAQCNDwAhyQsAANgQACABAAAA2gYAIAEAAADaBgAgCNUJAADXEAAw1gkAAN0GABDXCQAA1xAAMNsJQACODwAh8goBAI0PACGHCwEAjQ8AIYkLAQCNDwAhxQsBAI0PACEAAwAAAN0GACADAADeBgAwBAAA2gYAIAMAAADdBgAgAwAA3gYAMAQAANoGACADAAAA3QYAIAMAAN4GADAEAADaBgAgBdsJQAAAAAHyCgEAAAABhwsBAAAAAYkLAQAAAAHFCwEAAAABAQgAAOIGACAF2wlAAAAAAfIKAQAAAAGHCwEAAAABiQsBAAAAAcULAQAAAAEBCAAA5AYAMAEIAADkBgAwBdsJQADqEQAh8goBAOkRACGHCwEA6REAIYkLAQDpEQAhxQsBAOkRACECAAAA2gYAIAgAAOcGACAF2wlAAOoRACHyCgEA6REAIYcLAQDpEQAhiQsBAOkRACHFCwEA6REAIQIAAADdBgAgCAAA6QYAIAIAAADdBgAgCAAA6QYAIAMAAADaBgAgDwAA4gYAIBAAAOcGACABAAAA2gYAIAEAAADdBgAgAxUAAK0VACAWAACvFQAgFwAArhUAIAjVCQAA1hAAMNYJAADwBgAQ1wkAANYQADDbCUAAgw8AIfIKAQCCDwAhhwsBAIIPACGJCwEAgg8AIcULAQCCDwAhAwAAAN0GACADAADvBgAwFAAA8AYAIAMAAADdBgAgAwAA3gYAMAQAANoGACAG3QEAANMQACDVCQAA0hAAMNYJAAD7BgAQ1wkAANIQADDyCgEAAAAByAsCAIwPACEBAAAA8wYAIAvcAQEAjQ8AIcEEAADVEAAg1QkAANQQADDWCQAA9QYAENcJAADUEAAw2AkEAL0PACHrCgEAjQ8AIfIKAQCNDwAhxQsBAI0PACHGCwEAjQ8AIccLAgCMDwAhAcEEAACsFQAgC9wBAQCNDwAhwQQAANUQACDVCQAA1BAAMNYJAAD1BgAQ1wkAANQQADDYCQQAAAAB6woBAI0PACHyCgEAjQ8AIcULAQCNDwAhxgsBAI0PACHHCwIAjA8AIQMAAAD1BgAgAwAA9gYAMAQAAPcGACABAAAA9QYAIAEAAADzBgAgBt0BAADTEAAg1QkAANIQADDWCQAA-wYAENcJAADSEAAw8goBAI0PACHICwIAjA8AIQHdAQAAqxUAIAMAAAD7BgAgAwAA_AYAMAQAAPMGACADAAAA-wYAIAMAAPwGADAEAADzBgAgAwAAAPsGACADAAD8BgAwBAAA8wYAIAPdAQAAqhUAIPIKAQAAAAHICwIAAAABAQgAAIAHACAC8goBAAAAAcgLAgAAAAEBCAAAggcAMAEIAACCBwAwA90BAACdFQAg8goBAOkRACHICwIA6BEAIQIAAADzBgAgCAAAhQcAIALyCgEA6REAIcgLAgDoEQAhAgAAAPsGACAIAACHBwAgAgAAAPsGACAIAACHBwAgAwAAAPMGACAPAACABwAgEAAAhQcAIAEAAADzBgAgAQAAAPsGACAFFQAAmBUAIBYAAJsVACAXAACaFQAgOAAAmRUAIDkAAJwVACAF1QkAANEQADDWCQAAjgcAENcJAADREAAw8goBAIIPACHICwIAgQ8AIQMAAAD7BgAgAwAAjQcAMBQAAI4HACADAAAA-wYAIAMAAPwGADAEAADzBgAgAQAAAPcGACABAAAA9wYAIAMAAAD1BgAgAwAA9gYAMAQAAPcGACADAAAA9QYAIAMAAPYGADAEAAD3BgAgAwAAAPUGACADAAD2BgAwBAAA9wYAIAjcAQEAAAABwQQAAJcVACDYCQQAAAAB6woBAAAAAfIKAQAAAAHFCwEAAAABxgsBAAAAAccLAgAAAAEBCAAAlgcAIAfcAQEAAAAB2AkEAAAAAesKAQAAAAHyCgEAAAABxQsBAAAAAcYLAQAAAAHHCwIAAAABAQgAAJgHADABCAAAmAcAMAjcAQEA6REAIcEEAACWFQAg2AkEAIISACHrCgEA6REAIfIKAQDpEQAhxQsBAOkRACHGCwEA6REAIccLAgDoEQAhAgAAAPcGACAIAACbBwAgB9wBAQDpEQAh2AkEAIISACHrCgEA6REAIfIKAQDpEQAhxQsBAOkRACHGCwEA6REAIccLAgDoEQAhAgAAAPUGACAIAACdBwAgAgAAAPUGACAIAACdBwAgAwAAAPcGACAPAACWBwAgEAAAmwcAIAEAAAD3BgAgAQAAAPUGACAFFQAAkRUAIBYAAJQVACAXAACTFQAgOAAAkhUAIDkAAJUVACAK3AEBAIIPACHVCQAA0BAAMNYJAACkBwAQ1wkAANAQADDYCQQApQ8AIesKAQCCDwAh8goBAIIPACHFCwEAgg8AIcYLAQCCDwAhxwsCAIEPACEDAAAA9QYAIAMAAKMHADAUAACkBwAgAwAAAPUGACADAAD2BgAwBAAA9wYAIBfVCQAAzhAAMNYJAACqBwAQ1wkAAM4QADDYCQEAAAAB2wlAAI4PACHpCUAAog8AIe8JAADPEL8LIo8KAQCNDwAhkAoBAI0PACGaCgEAAAABswoBAI0PACG7CkAAjg8AIc8KQACODwAh3wpAAKIPACGOC0AAog8AIZQLAQCNDwAhugsCAIwPACG_CwAA1w8AIMALAgCMDwAhwQsAAMQPACDCCwAAxA8AIMMLAQCYDwAhxAtAAI4PACEBAAAApwcAIAEAAACnBwAgF9UJAADOEAAw1gkAAKoHABDXCQAAzhAAMNgJAQCNDwAh2wlAAI4PACHpCUAAog8AIe8JAADPEL8LIo8KAQCNDwAhkAoBAI0PACGaCgEAjQ8AIbMKAQCNDwAhuwpAAI4PACHPCkAAjg8AId8KQACiDwAhjgtAAKIPACGUCwEAjQ8AIboLAgCMDwAhvwsAANcPACDACwIAjA8AIcELAADEDwAgwgsAAMQPACDDCwEAmA8AIcQLQACODwAhBukJAADuEQAg3woAAO4RACCOCwAA7hEAIMELAADuEQAgwgsAAO4RACDDCwAA7hEAIAMAAACqBwAgAwAAqwcAMAQAAKcHACADAAAAqgcAIAMAAKsHADAEAACnBwAgAwAAAKoHACADAACrBwAwBAAApwcAIBTYCQEAAAAB2wlAAAAAAekJQAAAAAHvCQAAAL8LAo8KAQAAAAGQCgEAAAABmgoBAAAAAbMKAQAAAAG7CkAAAAABzwpAAAAAAd8KQAAAAAGOC0AAAAABlAsBAAAAAboLAgAAAAG_C4AAAAABwAsCAAAAAcELgAAAAAHCC4AAAAABwwsBAAAAAcQLQAAAAAEBCAAArwcAIBTYCQEAAAAB2wlAAAAAAekJQAAAAAHvCQAAAL8LAo8KAQAAAAGQCgEAAAABmgoBAAAAAbMKAQAAAAG7CkAAAAABzwpAAAAAAd8KQAAAAAGOC0AAAAABlAsBAAAAAboLAgAAAAG_C4AAAAABwAsCAAAAAcELgAAAAAHCC4AAAAABwwsBAAAAAcQLQAAAAAEBCAAAsQcAMAEIAACxBwAwFNgJAQDpEQAh2wlAAOoRACHpCUAA-REAIe8JAACQFb8LIo8KAQDpEQAhkAoBAOkRACGaCgEA6REAIbMKAQDpEQAhuwpAAOoRACHPCkAA6hEAId8KQAD5EQAhjgtAAPkRACGUCwEA6REAIboLAgDoEQAhvwuAAAAAAcALAgDoEQAhwQuAAAAAAcILgAAAAAHDCwEA8hEAIcQLQADqEQAhAgAAAKcHACAIAAC0BwAgFNgJAQDpEQAh2wlAAOoRACHpCUAA-REAIe8JAACQFb8LIo8KAQDpEQAhkAoBAOkRACGaCgEA6REAIbMKAQDpEQAhuwpAAOoRACHPCkAA6hEAId8KQAD5EQAhjgtAAPkRACGUCwEA6REAIboLAgDoEQAhvwuAAAAAAcALAgDoEQAhwQuAAAAAAcILgAAAAAHDCwEA8hEAIcQLQADqEQAhAgAAAKoHACAIAAC2BwAgAgAAAKoHACAIAAC2BwAgAwAAAKcHACAPAACvBwAgEAAAtAcAIAEAAACnBwAgAQAAAKoHACALFQAAixUAIBYAAI4VACAXAACNFQAgOAAAjBUAIDkAAI8VACDpCQAA7hEAIN8KAADuEQAgjgsAAO4RACDBCwAA7hEAIMILAADuEQAgwwsAAO4RACAX1QkAAMoQADDWCQAAvQcAENcJAADKEAAw2AkBAIIPACHbCUAAgw8AIekJQACbDwAh7wkAAMsQvwsijwoBAIIPACGQCgEAgg8AIZoKAQCCDwAhswoBAIIPACG7CkAAgw8AIc8KQACDDwAh3wpAAJsPACGOC0AAmw8AIZQLAQCCDwAhugsCAIEPACG_CwAA0Q8AIMALAgCBDwAhwQsAAKYPACDCCwAApg8AIMMLAQCTDwAhxAtAAIMPACEDAAAAqgcAIAMAALwHADAUAAC9BwAgAwAAAKoHACADAACrBwAwBAAApwcAIAXVCQAAyRAAMNYJAADDBwAQ1wkAAMkQADCJCwEAAAABvQtAAI4PACEBAAAAwAcAIAEAAADABwAgBdUJAADJEAAw1gkAAMMHABDXCQAAyRAAMIkLAQCNDwAhvQtAAI4PACEAAwAAAMMHACADAADEBwAwBAAAwAcAIAMAAADDBwAgAwAAxAcAMAQAAMAHACADAAAAwwcAIAMAAMQHADAEAADABwAgAokLAQAAAAG9C0AAAAABAQgAAMgHACACiQsBAAAAAb0LQAAAAAEBCAAAygcAMAEIAADKBwAwAokLAQDpEQAhvQtAAOoRACECAAAAwAcAIAgAAM0HACACiQsBAOkRACG9C0AA6hEAIQIAAADDBwAgCAAAzwcAIAIAAADDBwAgCAAAzwcAIAMAAADABwAgDwAAyAcAIBAAAM0HACABAAAAwAcAIAEAAADDBwAgAxUAAIgVACAWAACKFQAgFwAAiRUAIAXVCQAAyBAAMNYJAADWBwAQ1wkAAMgQADCJCwEAgg8AIb0LQACDDwAhAwAAAMMHACADAADVBwAwFAAA1gcAIAMAAADDBwAgAwAAxAcAMAQAAMAHACAH1QkAAMcQADDWCQAA3AcAENcJAADHEAAwiQsBAAAAAboLAgCMDwAhuwtAAI4PACG8C0AAjg8AIQEAAADZBwAgAQAAANkHACAH1QkAAMcQADDWCQAA3AcAENcJAADHEAAwiQsBAI0PACG6CwIAjA8AIbsLQACODwAhvAtAAI4PACEAAwAAANwHACADAADdBwAwBAAA2QcAIAMAAADcBwAgAwAA3QcAMAQAANkHACADAAAA3AcAIAMAAN0HADAEAADZBwAgBIkLAQAAAAG6CwIAAAABuwtAAAAAAbwLQAAAAAEBCAAA4QcAIASJCwEAAAABugsCAAAAAbsLQAAAAAG8C0AAAAABAQgAAOMHADABCAAA4wcAMASJCwEA6REAIboLAgDoEQAhuwtAAOoRACG8C0AA6hEAIQIAAADZBwAgCAAA5gcAIASJCwEA6REAIboLAgDoEQAhuwtAAOoRACG8C0AA6hEAIQIAAADcBwAgCAAA6AcAIAIAAADcBwAgCAAA6AcAIAMAAADZBwAgDwAA4QcAIBAAAOYHACABAAAA2QcAIAEAAADcBwAgBRUAAIMVACAWAACGFQAgFwAAhRUAIDgAAIQVACA5AACHFQAgB9UJAADGEAAw1gkAAO8HABDXCQAAxhAAMIkLAQCCDwAhugsCAIEPACG7C0AAgw8AIbwLQACDDwAhAwAAANwHACADAADuBwAwFAAA7wcAIAMAAADcBwAgAwAA3QcAMAQAANkHACAxkwUAALgQACCUBQAAuRAAIJYFAAC6EAAg1QkAALUQADDWCQAAiQgAENcJAAC1EAAw2AkBAAAAAdsJQACODwAh7wkBAI0PACGZCgEAmA8AIcwKAQCNDwAhzwpAAI4PACHmCgEAjQ8AIecKEAC_DwAh6woBAI0PACGACwEAmA8AIY4LQACODwAhkgsBAJgPACGUCwEAjQ8AIZcLAQCNDwAhmgsBAI0PACGbCwEAjQ8AIZwLAQCNDwAhnQsBAI0PACGeCwEAjQ8AIZ8LAQCNDwAhoAsQAPcPACGhCxAA9w8AIaILAgDFDwAhowsAANcPACCkCwAA1w8AIKULAAG2EAAhpgsAAbYQACGnCwEAmA8AIagLAAG3EAAhqQtAAI4PACGqCwEAmA8AIasLAQCYDwAhrAsBAI0PACGtCyAAyA8AIa4LAgDFDwAhrwsAAMQPACCwCwABtxAAIbELAADEDwAgsgsBAJgPACGzCxAA9w8AIbQLIADIDwAhtQtAAKIPACG5CwAAxRAAIAEAAADyBwAgD5IFAADAEAAg1QkAAMQQADDWCQAA9AcAENcJAADEEAAw5woQAL8PACGGCwIAjA8AIYcLAQDNDwAhkgsBAI0PACGTCwEAjQ8AIZQLAQCNDwAhlQsQAPcPACGWCwIAjA8AIZcLAQCNDwAhmAsBAI0PACGZCwIAxQ8AIQOSBQAAgRUAIJULAADuEQAgmQsAAO4RACAQkgUAAMAQACDVCQAAxBAAMNYJAAD0BwAQ1wkAAMQQADDnChAAvw8AIYYLAgCMDwAhhwsBAM0PACGSCwEAjQ8AIZMLAQCNDwAhlAsBAI0PACGVCxAA9w8AIZYLAgCMDwAhlwsBAI0PACGYCwEAjQ8AIZkLAgDFDwAhuAsAAMMQACADAAAA9AcAIAMAAPUHADAEAAD2BwAgCpIFAADAEAAg1QkAAMIQADDWCQAA-AcAENcJAADCEAAw2AkEAL0PACHMCgEAjQ8AIYcLAQDNDwAhjwsBAJgPACGQCwEAjQ8AIZELQACODwAhApIFAACBFQAgjwsAAO4RACAKkgUAAMAQACDVCQAAwhAAMNYJAAD4BwAQ1wkAAMIQADDYCQQAAAABzAoBAI0PACGHCwEAzQ8AIY8LAQCYDwAhkAsBAI0PACGRC0AAjg8AIQMAAAD4BwAgAwAA-QcAMAQAAPoHACAWkgUAAMAQACCTBQAAwRAAINUJAAC_EAAw1gkAAPwHABDXCQAAvxAAMNgJAQDNDwAh2wlAAI4PACHvCQEAjQ8AIfAJAQCYDwAh8wkCAIwPACGZCgEAmA8AIcwKAQCNDwAhzwpAAI4PACHnChAAvw8AIYcLAQDNDwAhiAsBAI0PACGJCwEAjQ8AIYoLAQCYDwAhiwsAAMQPACCMC0AAog8AIY0LQACiDwAhjgtAAKIPACEJkgUAAIEVACCTBQAAghUAIPAJAADuEQAgmQoAAO4RACCKCwAA7hEAIIsLAADuEQAgjAsAAO4RACCNCwAA7hEAII4LAADuEQAgF5IFAADAEAAgkwUAAMEQACDVCQAAvxAAMNYJAAD8BwAQ1wkAAL8QADDYCQEAAAAB2wlAAI4PACHvCQEAjQ8AIfAJAQCYDwAh8wkCAIwPACGZCgEAmA8AIcwKAQCNDwAhzwpAAI4PACHnChAAvw8AIYcLAQDNDwAhiAsBAI0PACGJCwEAjQ8AIYoLAQCYDwAhiwsAAMQPACCMC0AAog8AIY0LQACiDwAhjgtAAKIPACG3CwAAvhAAIAMAAAD8BwAgAwAA_QcAMAQAAP4HACAHlQUAAL0QACDVCQAAvBAAMNYJAACACAAQ1wkAALwQADDnChAAvw8AIYULAQDNDwAhhgsCAIwPACEBlQUAAIAVACAIlQUAAL0QACDVCQAAvBAAMNYJAACACAAQ1wkAALwQADDnChAAvw8AIYULAQDNDwAhhgsCAIwPACG2CwAAuxAAIAMAAACACAAgAwAAgQgAMAQAAIIIACABAAAAgAgAIAEAAAD0BwAgAQAAAPgHACABAAAA_AcAIAEAAADyBwAgMJMFAAC4EAAglAUAALkQACCWBQAAuhAAINUJAAC1EAAw1gkAAIkIABDXCQAAtRAAMNgJAQDNDwAh2wlAAI4PACHvCQEAjQ8AIZkKAQCYDwAhzAoBAI0PACHPCkAAjg8AIeYKAQCNDwAh5woQAL8PACHrCgEAjQ8AIYALAQCYDwAhjgtAAI4PACGSCwEAmA8AIZQLAQCNDwAhlwsBAI0PACGaCwEAjQ8AIZsLAQCNDwAhnAsBAI0PACGdCwEAjQ8AIZ4LAQCNDwAhnwsBAI0PACGgCxAA9w8AIaELEAD3DwAhogsCAMUPACGjCwAA1w8AIKQLAADXDwAgpQsAAbYQACGmCwABthAAIacLAQCYDwAhqAsAAbcQACGpC0AAjg8AIaoLAQCYDwAhqwsBAJgPACGsCwEAjQ8AIa0LIADIDwAhrgsCAMUPACGvCwAAxA8AILALAAG3EAAhsQsAAMQPACCyCwEAmA8AIbMLEAD3DwAhtAsgAMgPACG1C0AAog8AIRSTBQAA_RQAIJQFAAD-FAAglgUAAP8UACCZCgAA7hEAIIALAADuEQAgkgsAAO4RACCgCwAA7hEAIKELAADuEQAgogsAAO4RACCnCwAA7hEAIKgLAADuEQAgqgsAAO4RACCrCwAA7hEAIK4LAADuEQAgrwsAAO4RACCwCwAA7hEAILELAADuEQAgsgsAAO4RACCzCwAA7hEAILULAADuEQAgAwAAAIkIACADAACKCAAwBAAA8gcAIAMAAACJCAAgAwAAiggAMAQAAPIHACADAAAAiQgAIAMAAIoIADAEAADyBwAgLZMFAAD6FAAglAUAAPsUACCWBQAA_BQAINgJAQAAAAHbCUAAAAAB7wkBAAAAAZkKAQAAAAHMCgEAAAABzwpAAAAAAeYKAQAAAAHnChAAAAAB6woBAAAAAYALAQAAAAGOC0AAAAABkgsBAAAAAZQLAQAAAAGXCwEAAAABmgsBAAAAAZsLAQAAAAGcCwEAAAABnQsBAAAAAZ4LAQAAAAGfCwEAAAABoAsQAAAAAaELEAAAAAGiCwIAAAABowuAAAAAAaQLgAAAAAGlCwABAAABpgsAAQAAAacLAQAAAAGoCwABAAABqQtAAAAAAaoLAQAAAAGrCwEAAAABrAsBAAAAAa0LIAAAAAGuCwIAAAABrwuAAAAAAbALAAEAAAGxC4AAAAABsgsBAAAAAbMLEAAAAAG0CyAAAAABtQtAAAAAAQEIAACOCAAgKtgJAQAAAAHbCUAAAAAB7wkBAAAAAZkKAQAAAAHMCgEAAAABzwpAAAAAAeYKAQAAAAHnChAAAAAB6woBAAAAAYALAQAAAAGOC0AAAAABkgsBAAAAAZQLAQAAAAGXCwEAAAABmgsBAAAAAZsLAQAAAAGcCwEAAAABnQsBAAAAAZ4LAQAAAAGfCwEAAAABoAsQAAAAAaELEAAAAAGiCwIAAAABowuAAAAAAaQLgAAAAAGlCwABAAABpgsAAQAAAacLAQAAAAGoCwABAAABqQtAAAAAAaoLAQAAAAGrCwEAAAABrAsBAAAAAa0LIAAAAAGuCwIAAAABrwuAAAAAAbALAAEAAAGxC4AAAAABsgsBAAAAAbMLEAAAAAG0CyAAAAABtQtAAAAAAQEIAACQCAAwAQgAAJAIADAtkwUAANMUACCUBQAA1BQAIJYFAADVFAAg2AkBAOkRACHbCUAA6hEAIe8JAQDpEQAhmQoBAPIRACHMCgEA6REAIc8KQADqEQAh5goBAOkRACHnChAAlRIAIesKAQDpEQAhgAsBAPIRACGOC0AA6hEAIZILAQDyEQAhlAsBAOkRACGXCwEA6REAIZoLAQDpEQAhmwsBAOkRACGcCwEA6REAIZ0LAQDpEQAhngsBAOkRACGfCwEA6REAIaALEADcEgAhoQsQANwSACGiCwIAgxIAIaMLgAAAAAGkC4AAAAABpQsAAdEUACGmCwAB0RQAIacLAQDyEQAhqAsAAdIUACGpC0AA6hEAIaoLAQDyEQAhqwsBAPIRACGsCwEA6REAIa0LIACMEgAhrgsCAIMSACGvC4AAAAABsAsAAdIUACGxC4AAAAABsgsBAPIRACGzCxAA3BIAIbQLIACMEgAhtQtAAPkRACECAAAA8gcAIAgAAJMIACAq2AkBAOkRACHbCUAA6hEAIe8JAQDpEQAhmQoBAPIRACHMCgEA6REAIc8KQADqEQAh5goBAOkRACHnChAAlRIAIesKAQDpEQAhgAsBAPIRACGOC0AA6hEAIZILAQDyEQAhlAsBAOkRACGXCwEA6REAIZoLAQDpEQAhmwsBAOkRACGcCwEA6REAIZ0LAQDpEQAhngsBAOkRACGfCwEA6REAIaALEADcEgAhoQsQANwSACGiCwIAgxIAIaMLgAAAAAGkC4AAAAABpQsAAdEUACGmCwAB0RQAIacLAQDyEQAhqAsAAdIUACGpC0AA6hEAIaoLAQDyEQAhqwsBAPIRACGsCwEA6REAIa0LIACMEgAhrgsCAIMSACGvC4AAAAABsAsAAdIUACGxC4AAAAABsgsBAPIRACGzCxAA3BIAIbQLIACMEgAhtQtAAPkRACECAAAAiQgAIAgAAJUIACACAAAAiQgAIAgAAJUIACADAAAA8gcAIA8AAI4IACAQAACTCAAgAQAAAPIHACABAAAAiQgAIBYVAADMFAAgFgAAzxQAIBcAAM4UACA4AADNFAAgOQAA0BQAIJkKAADuEQAggAsAAO4RACCSCwAA7hEAIKALAADuEQAgoQsAAO4RACCiCwAA7hEAIKcLAADuEQAgqAsAAO4RACCqCwAA7hEAIKsLAADuEQAgrgsAAO4RACCvCwAA7hEAILALAADuEQAgsQsAAO4RACCyCwAA7hEAILMLAADuEQAgtQsAAO4RACAt1QkAAK4QADDWCQAAnAgAENcJAACuEAAw2AkBAMoPACHbCUAAgw8AIe8JAQCCDwAhmQoBAJMPACHMCgEAgg8AIc8KQACDDwAh5goBAIIPACHnChAAtg8AIesKAQCCDwAhgAsBAJMPACGOC0AAgw8AIZILAQCTDwAhlAsBAIIPACGXCwEAgg8AIZoLAQCCDwAhmwsBAIIPACGcCwEAgg8AIZ0LAQCCDwAhngsBAIIPACGfCwEAgg8AIaALEADtDwAhoQsQAO0PACGiCwIApw8AIaMLAADRDwAgpAsAANEPACClCwABrxAAIaYLAAGvEAAhpwsBAJMPACGoCwABsBAAIakLQACDDwAhqgsBAJMPACGrCwEAkw8AIawLAQCCDwAhrQsgALEPACGuCwIApw8AIa8LAACmDwAgsAsAAbAQACGxCwAApg8AILILAQCTDwAhswsQAO0PACG0CyAAsQ8AIbULQACbDwAhAwAAAIkIACADAACbCAAwFAAAnAgAIAMAAACJCAAgAwAAiggAMAQAAPIHACABAAAA9gcAIAEAAAD2BwAgAwAAAPQHACADAAD1BwAwBAAA9gcAIAMAAAD0BwAgAwAA9QcAMAQAAPYHACADAAAA9AcAIAMAAPUHADAEAAD2BwAgDJIFAADLFAAg5woQAAAAAYYLAgAAAAGHCwEAAAABkgsBAAAAAZMLAQAAAAGUCwEAAAABlQsQAAAAAZYLAgAAAAGXCwEAAAABmAsBAAAAAZkLAgAAAAEBCAAApAgAIAvnChAAAAABhgsCAAAAAYcLAQAAAAGSCwEAAAABkwsBAAAAAZQLAQAAAAGVCxAAAAABlgsCAAAAAZcLAQAAAAGYCwEAAAABmQsCAAAAAQEIAACmCAAwAQgAAKYIADAMkgUAAMoUACDnChAAlRIAIYYLAgDoEQAhhwsBAOkRACGSCwEA6REAIZMLAQDpEQAhlAsBAOkRACGVCxAA3BIAIZYLAgDoEQAhlwsBAOkRACGYCwEA6REAIZkLAgCDEgAhAgAAAPYHACAIAACpCAAgC-cKEACVEgAhhgsCAOgRACGHCwEA6REAIZILAQDpEQAhkwsBAOkRACGUCwEA6REAIZULEADcEgAhlgsCAOgRACGXCwEA6REAIZgLAQDpEQAhmQsCAIMSACECAAAA9AcAIAgAAKsIACACAAAA9AcAIAgAAKsIACADAAAA9gcAIA8AAKQIACAQAACpCAAgAQAAAPYHACABAAAA9AcAIAcVAADFFAAgFgAAyBQAIBcAAMcUACA4AADGFAAgOQAAyRQAIJULAADuEQAgmQsAAO4RACAO1QkAAK0QADDWCQAAsggAENcJAACtEAAw5woQALYPACGGCwIAgQ8AIYcLAQDKDwAhkgsBAIIPACGTCwEAgg8AIZQLAQCCDwAhlQsQAO0PACGWCwIAgQ8AIZcLAQCCDwAhmAsBAIIPACGZCwIApw8AIQMAAAD0BwAgAwAAsQgAMBQAALIIACADAAAA9AcAIAMAAPUHADAEAAD2BwAgAQAAAPoHACABAAAA-gcAIAMAAAD4BwAgAwAA-QcAMAQAAPoHACADAAAA-AcAIAMAAPkHADAEAAD6BwAgAwAAAPgHACADAAD5BwAwBAAA-gcAIAeSBQAAxBQAINgJBAAAAAHMCgEAAAABhwsBAAAAAY8LAQAAAAGQCwEAAAABkQtAAAAAAQEIAAC6CAAgBtgJBAAAAAHMCgEAAAABhwsBAAAAAY8LAQAAAAGQCwEAAAABkQtAAAAAAQEIAAC8CAAwAQgAALwIADAHkgUAAMMUACDYCQQAghIAIcwKAQDpEQAhhwsBAOkRACGPCwEA8hEAIZALAQDpEQAhkQtAAOoRACECAAAA-gcAIAgAAL8IACAG2AkEAIISACHMCgEA6REAIYcLAQDpEQAhjwsBAPIRACGQCwEA6REAIZELQADqEQAhAgAAAPgHACAIAADBCAAgAgAAAPgHACAIAADBCAAgAwAAAPoHACAPAAC6CAAgEAAAvwgAIAEAAAD6BwAgAQAAAPgHACAGFQAAvhQAIBYAAMEUACAXAADAFAAgOAAAvxQAIDkAAMIUACCPCwAA7hEAIAnVCQAArBAAMNYJAADICAAQ1wkAAKwQADDYCQQApQ8AIcwKAQCCDwAhhwsBAMoPACGPCwEAkw8AIZALAQCCDwAhkQtAAIMPACEDAAAA-AcAIAMAAMcIADAUAADICAAgAwAAAPgHACADAAD5BwAwBAAA-gcAIAEAAAD-BwAgAQAAAP4HACADAAAA_AcAIAMAAP0HADAEAAD-BwAgAwAAAPwHACADAAD9BwAwBAAA_gcAIAMAAAD8BwAgAwAA_QcAMAQAAP4HACATkgUAALwUACCTBQAAvRQAINgJAQAAAAHbCUAAAAAB7wkBAAAAAfAJAQAAAAHzCQIAAAABmQoBAAAAAcwKAQAAAAHPCkAAAAAB5woQAAAAAYcLAQAAAAGICwEAAAABiQsBAAAAAYoLAQAAAAGLC4AAAAABjAtAAAAAAY0LQAAAAAGOC0AAAAABAQgAANAIACAR2AkBAAAAAdsJQAAAAAHvCQEAAAAB8AkBAAAAAfMJAgAAAAGZCgEAAAABzAoBAAAAAc8KQAAAAAHnChAAAAABhwsBAAAAAYgLAQAAAAGJCwEAAAABigsBAAAAAYsLgAAAAAGMC0AAAAABjQtAAAAAAY4LQAAAAAEBCAAA0ggAMAEIAADSCAAwE5IFAACuFAAgkwUAAK8UACDYCQEA6REAIdsJQADqEQAh7wkBAOkRACHwCQEA8hEAIfMJAgDoEQAhmQoBAPIRACHMCgEA6REAIc8KQADqEQAh5woQAJUSACGHCwEA6REAIYgLAQDpEQAhiQsBAOkRACGKCwEA8hEAIYsLgAAAAAGMC0AA-REAIY0LQAD5EQAhjgtAAPkRACECAAAA_gcAIAgAANUIACAR2AkBAOkRACHbCUAA6hEAIe8JAQDpEQAh8AkBAPIRACHzCQIA6BEAIZkKAQDyEQAhzAoBAOkRACHPCkAA6hEAIecKEACVEgAhhwsBAOkRACGICwEA6REAIYkLAQDpEQAhigsBAPIRACGLC4AAAAABjAtAAPkRACGNC0AA-REAIY4LQAD5EQAhAgAAAPwHACAIAADXCAAgAgAAAPwHACAIAADXCAAgAwAAAP4HACAPAADQCAAgEAAA1QgAIAEAAAD-BwAgAQAAAPwHACAMFQAAqRQAIBYAAKwUACAXAACrFAAgOAAAqhQAIDkAAK0UACDwCQAA7hEAIJkKAADuEQAgigsAAO4RACCLCwAA7hEAIIwLAADuEQAgjQsAAO4RACCOCwAA7hEAIBTVCQAAqxAAMNYJAADeCAAQ1wkAAKsQADDYCQEAyg8AIdsJQACDDwAh7wkBAIIPACHwCQEAkw8AIfMJAgCBDwAhmQoBAJMPACHMCgEAgg8AIc8KQACDDwAh5woQALYPACGHCwEAyg8AIYgLAQCCDwAhiQsBAIIPACGKCwEAkw8AIYsLAACmDwAgjAtAAJsPACGNC0AAmw8AIY4LQACbDwAhAwAAAPwHACADAADdCAAwFAAA3ggAIAMAAAD8BwAgAwAA_QcAMAQAAP4HACABAAAAgggAIAEAAACCCAAgAwAAAIAIACADAACBCAAwBAAAgggAIAMAAACACAAgAwAAgQgAMAQAAIIIACADAAAAgAgAIAMAAIEIADAEAACCCAAgBJUFAACoFAAg5woQAAAAAYULAQAAAAGGCwIAAAABAQgAAOYIACAD5woQAAAAAYULAQAAAAGGCwIAAAABAQgAAOgIADABCAAA6AgAMASVBQAApxQAIOcKEACVEgAhhQsBAOkRACGGCwIA6BEAIQIAAACCCAAgCAAA6wgAIAPnChAAlRIAIYULAQDpEQAhhgsCAOgRACECAAAAgAgAIAgAAO0IACACAAAAgAgAIAgAAO0IACADAAAAgggAIA8AAOYIACAQAADrCAAgAQAAAIIIACABAAAAgAgAIAUVAACiFAAgFgAApRQAIBcAAKQUACA4AACjFAAgOQAAphQAIAbVCQAAqhAAMNYJAAD0CAAQ1wkAAKoQADDnChAAtg8AIYULAQDKDwAhhgsCAIEPACEDAAAAgAgAIAMAAPMIADAUAAD0CAAgAwAAAIAIACADAACBCAAwBAAAgggAIAfoBQAApxAAINUJAACmEAAw1gkAAP8IABDXCQAAphAAMNgJAQAAAAGDC0AAjg8AIYQLAQCNDwAhAQAAAPcIACAK5wUAAKkQACDVCQAAqBAAMNYJAAD5CAAQ1wkAAKgQADDYCQEAjQ8AIf8KAQCNDwAhgAsBAI0PACGBCwAA1w8AIIILIADIDwAhgwtAAI4PACEB5wUAAKEUACAK5wUAAKkQACDVCQAAqBAAMNYJAAD5CAAQ1wkAAKgQADDYCQEAAAAB_woBAI0PACGACwEAjQ8AIYELAADXDwAgggsgAMgPACGDC0AAjg8AIQMAAAD5CAAgAwAA-ggAMAQAAPsIACABAAAA-QgAIAEAAAD3CAAgB-gFAACnEAAg1QkAAKYQADDWCQAA_wgAENcJAACmEAAw2AkBAI0PACGDC0AAjg8AIYQLAQCNDwAhAegFAACgFAAgAwAAAP8IACADAACACQAwBAAA9wgAIAMAAAD_CAAgAwAAgAkAMAQAAPcIACADAAAA_wgAIAMAAIAJADAEAAD3CAAgBOgFAACfFAAg2AkBAAAAAYMLQAAAAAGECwEAAAABAQgAAIQJACAD2AkBAAAAAYMLQAAAAAGECwEAAAABAQgAAIYJADABCAAAhgkAMAToBQAAkhQAINgJAQDpEQAhgwtAAOoRACGECwEA6REAIQIAAAD3CAAgCAAAiQkAIAPYCQEA6REAIYMLQADqEQAhhAsBAOkRACECAAAA_wgAIAgAAIsJACACAAAA_wgAIAgAAIsJACADAAAA9wgAIA8AAIQJACAQAACJCQAgAQAAAPcIACABAAAA_wgAIAMVAACPFAAgFgAAkRQAIBcAAJAUACAG1QkAAKUQADDWCQAAkgkAENcJAAClEAAw2AkBAIIPACGDC0AAgw8AIYQLAQCCDwAhAwAAAP8IACADAACRCQAwFAAAkgkAIAMAAAD_CAAgAwAAgAkAMAQAAPcIACABAAAA-wgAIAEAAAD7CAAgAwAAAPkIACADAAD6CAAwBAAA-wgAIAMAAAD5CAAgAwAA-ggAMAQAAPsIACADAAAA-QgAIAMAAPoIADAEAAD7CAAgB-cFAACOFAAg2AkBAAAAAf8KAQAAAAGACwEAAAABgQuAAAAAAYILIAAAAAGDC0AAAAABAQgAAJoJACAG2AkBAAAAAf8KAQAAAAGACwEAAAABgQuAAAAAAYILIAAAAAGDC0AAAAABAQgAAJwJADABCAAAnAkAMAfnBQAAjRQAINgJAQDpEQAh_woBAOkRACGACwEA6REAIYELgAAAAAGCCyAAjBIAIYMLQADqEQAhAgAAAPsIACAIAACfCQAgBtgJAQDpEQAh_woBAOkRACGACwEA6REAIYELgAAAAAGCCyAAjBIAIYMLQADqEQAhAgAAAPkIACAIAAChCQAgAgAAAPkIACAIAAChCQAgAwAAAPsIACAPAACaCQAgEAAAnwkAIAEAAAD7CAAgAQAAAPkIACADFQAAihQAIBYAAIwUACAXAACLFAAgCdUJAACkEAAw1gkAAKgJABDXCQAApBAAMNgJAQCCDwAh_woBAIIPACGACwEAgg8AIYELAADRDwAgggsgALEPACGDC0AAgw8AIQMAAAD5CAAgAwAApwkAMBQAAKgJACADAAAA-QgAIAMAAPoIADAEAAD7CAAgB9UJAACjEAAw1gkAAK4JABDXCQAAoxAAMNsKAgCMDwAh_ApAAAAAAf0KEAC_DwAh_goQAL8PACEBAAAAqwkAIAEAAACrCQAgB9UJAACjEAAw1gkAAK4JABDXCQAAoxAAMNsKAgCMDwAh_ApAAI4PACH9ChAAvw8AIf4KEAC_DwAhAAMAAACuCQAgAwAArwkAMAQAAKsJACADAAAArgkAIAMAAK8JADAEAACrCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIATbCgIAAAAB_ApAAAAAAf0KEAAAAAH-ChAAAAABAQgAALMJACAE2woCAAAAAfwKQAAAAAH9ChAAAAAB_goQAAAAAQEIAAC1CQAwAQgAALUJADAE2woCAOgRACH8CkAA6hEAIf0KEACVEgAh_goQAJUSACECAAAAqwkAIAgAALgJACAE2woCAOgRACH8CkAA6hEAIf0KEACVEgAh_goQAJUSACECAAAArgkAIAgAALoJACACAAAArgkAIAgAALoJACADAAAAqwkAIA8AALMJACAQAAC4CQAgAQAAAKsJACABAAAArgkAIAUVAACFFAAgFgAAiBQAIBcAAIcUACA4AACGFAAgOQAAiRQAIAfVCQAAohAAMNYJAADBCQAQ1wkAAKIQADDbCgIAgQ8AIfwKQACDDwAh_QoQALYPACH-ChAAtg8AIQMAAACuCQAgAwAAwAkAMBQAAMEJACADAAAArgkAIAMAAK8JADAEAACrCQAgBtUJAAChEAAw1gkAAMcJABDXCQAAoRAAMNsJQACODwAh8goBAAAAAfsKAQCNDwAhAQAAAMQJACABAAAAxAkAIAbVCQAAoRAAMNYJAADHCQAQ1wkAAKEQADDbCUAAjg8AIfIKAQCNDwAh-woBAI0PACEAAwAAAMcJACADAADICQAwBAAAxAkAIAMAAADHCQAgAwAAyAkAMAQAAMQJACADAAAAxwkAIAMAAMgJADAEAADECQAgA9sJQAAAAAHyCgEAAAAB-woBAAAAAQEIAADMCQAgA9sJQAAAAAHyCgEAAAAB-woBAAAAAQEIAADOCQAwAQgAAM4JADAD2wlAAOoRACHyCgEA6REAIfsKAQDpEQAhAgAAAMQJACAIAADRCQAgA9sJQADqEQAh8goBAOkRACH7CgEA6REAIQIAAADHCQAgCAAA0wkAIAIAAADHCQAgCAAA0wkAIAMAAADECQAgDwAAzAkAIBAAANEJACABAAAAxAkAIAEAAADHCQAgAxUAAIIUACAWAACEFAAgFwAAgxQAIAbVCQAAoBAAMNYJAADaCQAQ1wkAAKAQADDbCUAAgw8AIfIKAQCCDwAh-woBAIIPACEDAAAAxwkAIAMAANkJADAUAADaCQAgAwAAAMcJACADAADICQAwBAAAxAkAIAfVCQAAnhAAMNYJAADgCQAQ1wkAAJ4QADCQCgEAjQ8AIfgKAQDNDwAh-QpAAI4PACH6CgAAnxAAIAEAAADdCQAgAQAAAN0JACAG1QkAAJ4QADDWCQAA4AkAENcJAACeEAAwkAoBAI0PACH4CgEAzQ8AIfkKQACODwAhAAMAAADgCQAgAwAA4QkAMAQAAN0JACADAAAA4AkAIAMAAOEJADAEAADdCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAOQCgEAAAAB-AoBAAAAAfkKQAAAAAEBCAAA5QkAIAOQCgEAAAAB-AoBAAAAAfkKQAAAAAEBCAAA5wkAMAEIAADnCQAwA5AKAQDpEQAh-AoBAOkRACH5CkAA6hEAIQIAAADdCQAgCAAA6gkAIAOQCgEA6REAIfgKAQDpEQAh-QpAAOoRACECAAAA4AkAIAgAAOwJACACAAAA4AkAIAgAAOwJACADAAAA3QkAIA8AAOUJACAQAADqCQAgAQAAAN0JACABAAAA4AkAIAMVAAD_EwAgFgAAgRQAIBcAAIAUACAG1QkAAJ0QADDWCQAA8wkAENcJAACdEAAwkAoBAIIPACH4CgEAyg8AIfkKQACDDwAhAwAAAOAJACADAADyCQAwFAAA8wkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACAMuQYAAJQQACC_BgAAlRAAINUJAACTEAAw1gkAAIAKABDXCQAAkxAAMNsJQACODwAhmgoBAAAAAesKAQCNDwAh8goBAAAAAfMKAQCYDwAh9ApAAKIPACH1CkAAog8AIQEAAAD2CQAgB8EEAACcEAAg1QkAAJsQADDWCQAA-AkAENcJAACbEAAwkAoBAI0PACHUCgEAjQ8AIe8KQACODwAhAcEEAAD8EwAgCMEEAACcEAAg1QkAAJsQADDWCQAA-AkAENcJAACbEAAwkAoBAI0PACHUCgEAjQ8AIe8KQACODwAh9woAAJoQACADAAAA-AkAIAMAAPkJADAEAAD6CQAgEsEEAACXEAAguwYAAIYQACC9BgAAmBAAIL4GAACZEAAg1QkAAJYQADDWCQAA_AkAENcJAACWEAAw2AkBAI0PACHbCUAAjg8AIekJQACiDwAhsApAAKIPACHFCgEAmA8AIdQKAQCYDwAh6goBAI0PACHrCgEAjQ8AIewKAQCYDwAh7QogAMgPACHuCkAAog8AIQrBBAAA_BMAILsGAACdEwAgvQYAAP0TACC-BgAA_hMAIOkJAADuEQAgsAoAAO4RACDFCgAA7hEAINQKAADuEQAg7AoAAO4RACDuCgAA7hEAIBLBBAAAlxAAILsGAACGEAAgvQYAAJgQACC-BgAAmRAAINUJAACWEAAw1gkAAPwJABDXCQAAlhAAMNgJAQAAAAHbCUAAjg8AIekJQACiDwAhsApAAKIPACHFCgEAAAAB1AoBAJgPACHqCgEAjQ8AIesKAQCNDwAh7AoBAJgPACHtCiAAyA8AIe4KQACiDwAhAwAAAPwJACADAAD9CQAwBAAA_gkAIAy5BgAAlBAAIL8GAACVEAAg1QkAAJMQADDWCQAAgAoAENcJAACTEAAw2wlAAI4PACGaCgEAjQ8AIesKAQCNDwAh8goBAI0PACHzCgEAmA8AIfQKQACiDwAh9QpAAKIPACEBAAAAgAoAIAq6BgAAjhAAILwGAACSEAAg1QkAAJEQADDWCQAAggoAENcJAACREAAw2AkBAI0PACH7CUAAjg8AIdIKAQCNDwAh3goBAI0PACHgCkAAog8AIQO6BgAA-hMAILwGAAD7EwAg4AoAAO4RACALugYAAI4QACC8BgAAkhAAINUJAACREAAw1gkAAIIKABDXCQAAkRAAMNgJAQAAAAH7CUAAjg8AIdIKAQCNDwAh3goBAI0PACHgCkAAog8AIfYKAACQEAAgAwAAAIIKACADAACDCgAwBAAAhAoAIAMAAACCCgAgAwAAgwoAMAQAAIQKACABAAAAggoAIAe6BgAAjhAAINUJAACPEAAw1gkAAIgKABDXCQAAjxAAMNgJAQCNDwAh3goBAI0PACHfCkAAjg8AIQG6BgAA-hMAIAe6BgAAjhAAINUJAACPEAAw1gkAAIgKABDXCQAAjxAAMNgJAQAAAAHeCgEAjQ8AId8KQACODwAhAwAAAIgKACADAACJCgAwBAAAigoAIAu6BgAAjhAAINUJAACNEAAw1gkAAIwKABDXCQAAjRAAMJoKAQCNDwAhzQpAAI4PACHeCgEAjQ8AIeYKAQCNDwAh5woQAL8PACHoCgIAjA8AIekKEAC_DwAhAboGAAD6EwAgC7oGAACOEAAg1QkAAI0QADDWCQAAjAoAENcJAACNEAAwmgoBAAAAAc0KQACODwAh3goBAI0PACHmCgEAjQ8AIecKEAC_DwAh6AoCAIwPACHpChAAvw8AIQMAAACMCgAgAwAAjQoAMAQAAI4KACABAAAAggoAIAEAAACICgAgAQAAAIwKACABAAAA-AkAIAEAAAD8CQAgAQAAAPYJACAFuQYAAPgTACC_BgAA-RMAIPMKAADuEQAg9AoAAO4RACD1CgAA7hEAIAMAAACACgAgAwAAlgoAMAQAAPYJACADAAAAgAoAIAMAAJYKADAEAAD2CQAgAwAAAIAKACADAACWCgAwBAAA9gkAIAm5BgAA9hMAIL8GAAD3EwAg2wlAAAAAAZoKAQAAAAHrCgEAAAAB8goBAAAAAfMKAQAAAAH0CkAAAAAB9QpAAAAAAQEIAACaCgAgB9sJQAAAAAGaCgEAAAAB6woBAAAAAfIKAQAAAAHzCgEAAAAB9ApAAAAAAfUKQAAAAAEBCAAAnAoAMAEIAACcCgAwCbkGAADcEwAgvwYAAN0TACDbCUAA6hEAIZoKAQDpEQAh6woBAOkRACHyCgEA6REAIfMKAQDyEQAh9ApAAPkRACH1CkAA-REAIQIAAAD2CQAgCAAAnwoAIAfbCUAA6hEAIZoKAQDpEQAh6woBAOkRACHyCgEA6REAIfMKAQDyEQAh9ApAAPkRACH1CkAA-REAIQIAAACACgAgCAAAoQoAIAIAAACACgAgCAAAoQoAIAMAAAD2CQAgDwAAmgoAIBAAAJ8KACABAAAA9gkAIAEAAACACgAgBhUAANkTACAWAADbEwAgFwAA2hMAIPMKAADuEQAg9AoAAO4RACD1CgAA7hEAIArVCQAAjBAAMNYJAACoCgAQ1wkAAIwQADDbCUAAgw8AIZoKAQCCDwAh6woBAIIPACHyCgEAgg8AIfMKAQCTDwAh9ApAAJsPACH1CkAAmw8AIQMAAACACgAgAwAApwoAMBQAAKgKACADAAAAgAoAIAMAAJYKADAEAAD2CQAgB9UJAACLEAAw1gkAAK4KABDXCQAAixAAMNoJAQCNDwAh2wlAAI4PACHwCgEAAAAB8QoBAI0PACEBAAAAqwoAIAEAAACrCgAgB9UJAACLEAAw1gkAAK4KABDXCQAAixAAMNoJAQCNDwAh2wlAAI4PACHwCgEAjQ8AIfEKAQCNDwAhAAMAAACuCgAgAwAArwoAMAQAAKsKACADAAAArgoAIAMAAK8KADAEAACrCgAgAwAAAK4KACADAACvCgAwBAAAqwoAIATaCQEAAAAB2wlAAAAAAfAKAQAAAAHxCgEAAAABAQgAALMKACAE2gkBAAAAAdsJQAAAAAHwCgEAAAAB8QoBAAAAAQEIAAC1CgAwAQgAALUKADAE2gkBAOkRACHbCUAA6hEAIfAKAQDpEQAh8QoBAOkRACECAAAAqwoAIAgAALgKACAE2gkBAOkRACHbCUAA6hEAIfAKAQDpEQAh8QoBAOkRACECAAAArgoAIAgAALoKACACAAAArgoAIAgAALoKACADAAAAqwoAIA8AALMKACAQAAC4CgAgAQAAAKsKACABAAAArgoAIAMVAADWEwAgFgAA2BMAIBcAANcTACAH1QkAAIoQADDWCQAAwQoAENcJAACKEAAw2gkBAIIPACHbCUAAgw8AIfAKAQCCDwAh8QoBAIIPACEDAAAArgoAIAMAAMAKADAUAADBCgAgAwAAAK4KACADAACvCgAwBAAAqwoAIAEAAAD6CQAgAQAAAPoJACADAAAA-AkAIAMAAPkJADAEAAD6CQAgAwAAAPgJACADAAD5CQAwBAAA-gkAIAMAAAD4CQAgAwAA-QkAMAQAAPoJACAEwQQAANUTACCQCgEAAAAB1AoBAAAAAe8KQAAAAAEBCAAAyQoAIAOQCgEAAAAB1AoBAAAAAe8KQAAAAAEBCAAAywoAMAEIAADLCgAwBMEEAADUEwAgkAoBAOkRACHUCgEA6REAIe8KQADqEQAhAgAAAPoJACAIAADOCgAgA5AKAQDpEQAh1AoBAOkRACHvCkAA6hEAIQIAAAD4CQAgCAAA0AoAIAIAAAD4CQAgCAAA0AoAIAMAAAD6CQAgDwAAyQoAIBAAAM4KACABAAAA-gkAIAEAAAD4CQAgAxUAANETACAWAADTEwAgFwAA0hMAIAbVCQAAiRAAMNYJAADXCgAQ1wkAAIkQADCQCgEAgg8AIdQKAQCCDwAh7wpAAIMPACEDAAAA-AkAIAMAANYKADAUAADXCgAgAwAAAPgJACADAAD5CQAwBAAA-gkAIAEAAAD-CQAgAQAAAP4JACADAAAA_AkAIAMAAP0JADAEAAD-CQAgAwAAAPwJACADAAD9CQAwBAAA_gkAIAMAAAD8CQAgAwAA_QkAMAQAAP4JACAPwQQAAM0TACC7BgAAzhMAIL0GAADPEwAgvgYAANATACDYCQEAAAAB2wlAAAAAAekJQAAAAAGwCkAAAAABxQoBAAAAAdQKAQAAAAHqCgEAAAAB6woBAAAAAewKAQAAAAHtCiAAAAAB7gpAAAAAAQEIAADfCgAgC9gJAQAAAAHbCUAAAAAB6QlAAAAAAbAKQAAAAAHFCgEAAAAB1AoBAAAAAeoKAQAAAAHrCgEAAAAB7AoBAAAAAe0KIAAAAAHuCkAAAAABAQgAAOEKADABCAAA4QoAMAEAAACACgAgD8EEAACoEwAguwYAAKkTACC9BgAAqhMAIL4GAACrEwAg2AkBAOkRACHbCUAA6hEAIekJQAD5EQAhsApAAPkRACHFCgEA8hEAIdQKAQDyEQAh6goBAOkRACHrCgEA6REAIewKAQDyEQAh7QogAIwSACHuCkAA-REAIQIAAAD-CQAgCAAA5QoAIAvYCQEA6REAIdsJQADqEQAh6QlAAPkRACGwCkAA-REAIcUKAQDyEQAh1AoBAPIRACHqCgEA6REAIesKAQDpEQAh7AoBAPIRACHtCiAAjBIAIe4KQAD5EQAhAgAAAPwJACAIAADnCgAgAgAAAPwJACAIAADnCgAgAQAAAIAKACADAAAA_gkAIA8AAN8KACAQAADlCgAgAQAAAP4JACABAAAA_AkAIAkVAAClEwAgFgAApxMAIBcAAKYTACDpCQAA7hEAILAKAADuEQAgxQoAAO4RACDUCgAA7hEAIOwKAADuEQAg7goAAO4RACAO1QkAAIgQADDWCQAA7woAENcJAACIEAAw2AkBAIIPACHbCUAAgw8AIekJQACbDwAhsApAAJsPACHFCgEAkw8AIdQKAQCTDwAh6goBAIIPACHrCgEAgg8AIewKAQCTDwAh7QogALEPACHuCkAAmw8AIQMAAAD8CQAgAwAA7goAMBQAAO8KACADAAAA_AkAIAMAAP0JADAEAAD-CQAgAQAAAI4KACABAAAAjgoAIAMAAACMCgAgAwAAjQoAMAQAAI4KACADAAAAjAoAIAMAAI0KADAEAACOCgAgAwAAAIwKACADAACNCgAwBAAAjgoAIAi6BgAApBMAIJoKAQAAAAHNCkAAAAAB3goBAAAAAeYKAQAAAAHnChAAAAAB6AoCAAAAAekKEAAAAAEBCAAA9woAIAeaCgEAAAABzQpAAAAAAd4KAQAAAAHmCgEAAAAB5woQAAAAAegKAgAAAAHpChAAAAABAQgAAPkKADABCAAA-QoAMAi6BgAAoxMAIJoKAQDpEQAhzQpAAOoRACHeCgEA6REAIeYKAQDpEQAh5woQAJUSACHoCgIA6BEAIekKEACVEgAhAgAAAI4KACAIAAD8CgAgB5oKAQDpEQAhzQpAAOoRACHeCgEA6REAIeYKAQDpEQAh5woQAJUSACHoCgIA6BEAIekKEACVEgAhAgAAAIwKACAIAAD-CgAgAgAAAIwKACAIAAD-CgAgAwAAAI4KACAPAAD3CgAgEAAA_AoAIAEAAACOCgAgAQAAAIwKACAFFQAAnhMAIBYAAKETACAXAACgEwAgOAAAnxMAIDkAAKITACAK1QkAAIcQADDWCQAAhQsAENcJAACHEAAwmgoBAIIPACHNCkAAgw8AId4KAQCCDwAh5goBAIIPACHnChAAtg8AIegKAgCBDwAh6QoQALYPACEDAAAAjAoAIAMAAIQLADAUAACFCwAgAwAAAIwKACADAACNCgAwBAAAjgoAIA-7BgAAhhAAINUJAACFEAAw1gkAAIsLABDXCQAAhRAAMNgJAQAAAAH7CUAAjg8AIYgKAQCYDwAhuAoCAIwPACHVCgEAjQ8AIdgKAQCNDwAh4QoBAI0PACHiCgEAjQ8AIeMKAQCNDwAh5AoBAI0PACHlCgEAjQ8AIQEAAACICwAgAQAAAIgLACAPuwYAAIYQACDVCQAAhRAAMNYJAACLCwAQ1wkAAIUQADDYCQEAjQ8AIfsJQACODwAhiAoBAJgPACG4CgIAjA8AIdUKAQCNDwAh2AoBAI0PACHhCgEAjQ8AIeIKAQCNDwAh4woBAI0PACHkCgEAjQ8AIeUKAQCNDwAhArsGAACdEwAgiAoAAO4RACADAAAAiwsAIAMAAIwLADAEAACICwAgAwAAAIsLACADAACMCwAwBAAAiAsAIAMAAACLCwAgAwAAjAsAMAQAAIgLACAMuwYAAJwTACDYCQEAAAAB-wlAAAAAAYgKAQAAAAG4CgIAAAAB1QoBAAAAAdgKAQAAAAHhCgEAAAAB4goBAAAAAeMKAQAAAAHkCgEAAAAB5QoBAAAAAQEIAACQCwAgC9gJAQAAAAH7CUAAAAABiAoBAAAAAbgKAgAAAAHVCgEAAAAB2AoBAAAAAeEKAQAAAAHiCgEAAAAB4woBAAAAAeQKAQAAAAHlCgEAAAABAQgAAJILADABCAAAkgsAMAy7BgAAjxMAINgJAQDpEQAh-wlAAOoRACGICgEA8hEAIbgKAgDoEQAh1QoBAOkRACHYCgEA6REAIeEKAQDpEQAh4goBAOkRACHjCgEA6REAIeQKAQDpEQAh5QoBAOkRACECAAAAiAsAIAgAAJULACAL2AkBAOkRACH7CUAA6hEAIYgKAQDyEQAhuAoCAOgRACHVCgEA6REAIdgKAQDpEQAh4QoBAOkRACHiCgEA6REAIeMKAQDpEQAh5AoBAOkRACHlCgEA6REAIQIAAACLCwAgCAAAlwsAIAIAAACLCwAgCAAAlwsAIAMAAACICwAgDwAAkAsAIBAAAJULACABAAAAiAsAIAEAAACLCwAgBhUAAIoTACAWAACNEwAgFwAAjBMAIDgAAIsTACA5AACOEwAgiAoAAO4RACAO1QkAAIQQADDWCQAAngsAENcJAACEEAAw2AkBAIIPACH7CUAAgw8AIYgKAQCTDwAhuAoCAIEPACHVCgEAgg8AIdgKAQCCDwAh4QoBAIIPACHiCgEAgg8AIeMKAQCCDwAh5AoBAIIPACHlCgEAgg8AIQMAAACLCwAgAwAAnQsAMBQAAJ4LACADAAAAiwsAIAMAAIwLADAEAACICwAgAQAAAIQKACABAAAAhAoAIAMAAACCCgAgAwAAgwoAMAQAAIQKACADAAAAggoAIAMAAIMKADAEAACECgAgAwAAAIIKACADAACDCgAwBAAAhAoAIAe6BgAAiBMAILwGAACJEwAg2AkBAAAAAfsJQAAAAAHSCgEAAAAB3goBAAAAAeAKQAAAAAEBCAAApgsAIAXYCQEAAAAB-wlAAAAAAdIKAQAAAAHeCgEAAAAB4ApAAAAAAQEIAACoCwAwAQgAAKgLADAHugYAAIYTACC8BgAAhxMAINgJAQDpEQAh-wlAAOoRACHSCgEA6REAId4KAQDpEQAh4ApAAPkRACECAAAAhAoAIAgAAKsLACAF2AkBAOkRACH7CUAA6hEAIdIKAQDpEQAh3goBAOkRACHgCkAA-REAIQIAAACCCgAgCAAArQsAIAIAAACCCgAgCAAArQsAIAMAAACECgAgDwAApgsAIBAAAKsLACABAAAAhAoAIAEAAACCCgAgBBUAAIMTACAWAACFEwAgFwAAhBMAIOAKAADuEQAgCNUJAACDEAAw1gkAALQLABDXCQAAgxAAMNgJAQCCDwAh-wlAAIMPACHSCgEAgg8AId4KAQCCDwAh4ApAAJsPACEDAAAAggoAIAMAALMLADAUAAC0CwAgAwAAAIIKACADAACDCgAwBAAAhAoAIAEAAACKCgAgAQAAAIoKACADAAAAiAoAIAMAAIkKADAEAACKCgAgAwAAAIgKACADAACJCgAwBAAAigoAIAMAAACICgAgAwAAiQoAMAQAAIoKACAEugYAAIITACDYCQEAAAAB3goBAAAAAd8KQAAAAAEBCAAAvAsAIAPYCQEAAAAB3goBAAAAAd8KQAAAAAEBCAAAvgsAMAEIAAC-CwAwBLoGAACBEwAg2AkBAOkRACHeCgEA6REAId8KQADqEQAhAgAAAIoKACAIAADBCwAgA9gJAQDpEQAh3goBAOkRACHfCkAA6hEAIQIAAACICgAgCAAAwwsAIAIAAACICgAgCAAAwwsAIAMAAACKCgAgDwAAvAsAIBAAAMELACABAAAAigoAIAEAAACICgAgAxUAAP4SACAWAACAEwAgFwAA_xIAIAbVCQAAghAAMNYJAADKCwAQ1wkAAIIQADDYCQEAgg8AId4KAQCCDwAh3wpAAIMPACEDAAAAiAoAIAMAAMkLADAUAADKCwAgAwAAAIgKACADAACJCgAwBAAAigoAIAfVCQAAgBAAMNYJAADQCwAQ1wkAAIAQADDaCgEAjQ8AIdsKQACODwAh3AoCAIwPACHdCgAAgRAAIAEAAADNCwAgAQAAAM0LACAG1QkAAIAQADDWCQAA0AsAENcJAACAEAAw2goBAI0PACHbCkAAjg8AIdwKAgCMDwAhAAMAAADQCwAgAwAA0QsAMAQAAM0LACADAAAA0AsAIAMAANELADAEAADNCwAgAwAAANALACADAADRCwAwBAAAzQsAIAPaCgEAAAAB2wpAAAAAAdwKAgAAAAEBCAAA1QsAIAPaCgEAAAAB2wpAAAAAAdwKAgAAAAEBCAAA1wsAMAEIAADXCwAwA9oKAQDpEQAh2wpAAOoRACHcCgIA6BEAIQIAAADNCwAgCAAA2gsAIAPaCgEA6REAIdsKQADqEQAh3AoCAOgRACECAAAA0AsAIAgAANwLACACAAAA0AsAIAgAANwLACADAAAAzQsAIA8AANULACAQAADaCwAgAQAAAM0LACABAAAA0AsAIAUVAAD5EgAgFgAA_BIAIBcAAPsSACA4AAD6EgAgOQAA_RIAIAbVCQAA_w8AMNYJAADjCwAQ1wkAAP8PADDaCgEAgg8AIdsKQACDDwAh3AoCAIEPACEDAAAA0AsAIAMAAOILADAUAADjCwAgAwAAANALACADAADRCwAwBAAAzQsAIBDQBwAA-w8AINUJAAD6DwAw1gkAAO4LABDXCQAA-g8AMNgJAQAAAAHbCUAAjg8AIYgKAQCYDwAhjwoBAI0PACGQCgEAmA8AIZoKAQAAAAG4CgIAjA8AIdQKAQCYDwAh1QoBAI0PACHWCgEAjQ8AIdcKAQCNDwAh2AoBAI0PACEBAAAA5gsAIAu8BgAA_g8AINUJAAD9DwAw1gkAAOgLABDXCQAA_Q8AMO8JAQCNDwAh8wkCAIwPACH0CUAAog8AIcUKAQCNDwAh0ApAAKIPACHSCgEAjQ8AIdMKAQCYDwAhBLwGAAD4EgAg9AkAAO4RACDQCgAA7hEAINMKAADuEQAgDLwGAAD-DwAg1QkAAP0PADDWCQAA6AsAENcJAAD9DwAw7wkBAI0PACHzCQIAjA8AIfQJQACiDwAhxQoBAI0PACHQCkAAog8AIdIKAQCNDwAh0woBAJgPACHZCgAA_A8AIAMAAADoCwAgAwAA6QsAMAQAAOoLACABAAAA6AsAIAEAAADmCwAgENAHAAD7DwAg1QkAAPoPADDWCQAA7gsAENcJAAD6DwAw2AkBAI0PACHbCUAAjg8AIYgKAQCYDwAhjwoBAI0PACGQCgEAmA8AIZoKAQCYDwAhuAoCAIwPACHUCgEAmA8AIdUKAQCNDwAh1goBAI0PACHXCgEAjQ8AIdgKAQCNDwAhBdAHAAD3EgAgiAoAAO4RACCQCgAA7hEAIJoKAADuEQAg1AoAAO4RACADAAAA7gsAIAMAAO8LADAEAADmCwAgAwAAAO4LACADAADvCwAwBAAA5gsAIAMAAADuCwAgAwAA7wsAMAQAAOYLACAN0AcAAPYSACDYCQEAAAAB2wlAAAAAAYgKAQAAAAGPCgEAAAABkAoBAAAAAZoKAQAAAAG4CgIAAAAB1AoBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAEBCAAA8wsAIAzYCQEAAAAB2wlAAAAAAYgKAQAAAAGPCgEAAAABkAoBAAAAAZoKAQAAAAG4CgIAAAAB1AoBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAEBCAAA9QsAMAEIAAD1CwAwDdAHAADpEgAg2AkBAOkRACHbCUAA6hEAIYgKAQDyEQAhjwoBAOkRACGQCgEA8hEAIZoKAQDyEQAhuAoCAOgRACHUCgEA8hEAIdUKAQDpEQAh1goBAOkRACHXCgEA6REAIdgKAQDpEQAhAgAAAOYLACAIAAD4CwAgDNgJAQDpEQAh2wlAAOoRACGICgEA8hEAIY8KAQDpEQAhkAoBAPIRACGaCgEA8hEAIbgKAgDoEQAh1AoBAPIRACHVCgEA6REAIdYKAQDpEQAh1woBAOkRACHYCgEA6REAIQIAAADuCwAgCAAA-gsAIAIAAADuCwAgCAAA-gsAIAMAAADmCwAgDwAA8wsAIBAAAPgLACABAAAA5gsAIAEAAADuCwAgCRUAAOQSACAWAADnEgAgFwAA5hIAIDgAAOUSACA5AADoEgAgiAoAAO4RACCQCgAA7hEAIJoKAADuEQAg1AoAAO4RACAP1QkAAPkPADDWCQAAgQwAENcJAAD5DwAw2AkBAIIPACHbCUAAgw8AIYgKAQCTDwAhjwoBAIIPACGQCgEAkw8AIZoKAQCTDwAhuAoCAIEPACHUCgEAkw8AIdUKAQCCDwAh1goBAIIPACHXCgEAgg8AIdgKAQCCDwAhAwAAAO4LACADAACADAAwFAAAgQwAIAMAAADuCwAgAwAA7wsAMAQAAOYLACABAAAA6gsAIAEAAADqCwAgAwAAAOgLACADAADpCwAwBAAA6gsAIAMAAADoCwAgAwAA6QsAMAQAAOoLACADAAAA6AsAIAMAAOkLADAEAADqCwAgCLwGAADjEgAg7wkBAAAAAfMJAgAAAAH0CUAAAAABxQoBAAAAAdAKQAAAAAHSCgEAAAAB0woBAAAAAQEIAACJDAAgB-8JAQAAAAHzCQIAAAAB9AlAAAAAAcUKAQAAAAHQCkAAAAAB0goBAAAAAdMKAQAAAAEBCAAAiwwAMAEIAACLDAAwCLwGAADiEgAg7wkBAOkRACHzCQIA6BEAIfQJQAD5EQAhxQoBAOkRACHQCkAA-REAIdIKAQDpEQAh0woBAPIRACECAAAA6gsAIAgAAI4MACAH7wkBAOkRACHzCQIA6BEAIfQJQAD5EQAhxQoBAOkRACHQCkAA-REAIdIKAQDpEQAh0woBAPIRACECAAAA6AsAIAgAAJAMACACAAAA6AsAIAgAAJAMACADAAAA6gsAIA8AAIkMACAQAACODAAgAQAAAOoLACABAAAA6AsAIAgVAADdEgAgFgAA4BIAIBcAAN8SACA4AADeEgAgOQAA4RIAIPQJAADuEQAg0AoAAO4RACDTCgAA7hEAIArVCQAA-A8AMNYJAACXDAAQ1wkAAPgPADDvCQEAgg8AIfMJAgCBDwAh9AlAAJsPACHFCgEAgg8AIdAKQACbDwAh0goBAIIPACHTCgEAkw8AIQMAAADoCwAgAwAAlgwAMBQAAJcMACADAAAA6AsAIAMAAOkLADAEAADqCwAgHdUJAAD0DwAw1gkAAJ0MABDXCQAA9A8AMNgJAQAAAAHbCUAAjg8AIe8JAAD1D78KIpAKAQCNDwAhmgoBAAAAAbMKAQCNDwAhuAoBAJgPACG7CkAAog8AIcAKAAD2D8AKIsEKAQCYDwAhwgoQAL8PACHDChAA9w8AIcQKAQCYDwAhxQoAAMQPACDGCgEAmA8AIccKAQCYDwAhyAoBAJgPACHJCgEAmA8AIcoKAQCYDwAhywoAAMQPACDMCgEAmA8AIc0KQACiDwAhzgpAAKIPACHPCkAAjg8AIdAKQACiDwAh0QpAAKIPACEBAAAAmgwAIAEAAACaDAAgHdUJAAD0DwAw1gkAAJ0MABDXCQAA9A8AMNgJAQDNDwAh2wlAAI4PACHvCQAA9Q-_CiKQCgEAjQ8AIZoKAQCNDwAhswoBAI0PACG4CgEAmA8AIbsKQACiDwAhwAoAAPYPwAoiwQoBAJgPACHCChAAvw8AIcMKEAD3DwAhxAoBAJgPACHFCgAAxA8AIMYKAQCYDwAhxwoBAJgPACHICgEAmA8AIckKAQCYDwAhygoBAJgPACHLCgAAxA8AIMwKAQCYDwAhzQpAAKIPACHOCkAAog8AIc8KQACODwAh0ApAAKIPACHRCkAAog8AIRG4CgAA7hEAILsKAADuEQAgwQoAAO4RACDDCgAA7hEAIMQKAADuEQAgxQoAAO4RACDGCgAA7hEAIMcKAADuEQAgyAoAAO4RACDJCgAA7hEAIMoKAADuEQAgywoAAO4RACDMCgAA7hEAIM0KAADuEQAgzgoAAO4RACDQCgAA7hEAINEKAADuEQAgAwAAAJ0MACADAACeDAAwBAAAmgwAIAMAAACdDAAgAwAAngwAMAQAAJoMACADAAAAnQwAIAMAAJ4MADAEAACaDAAgGtgJAQAAAAHbCUAAAAAB7wkAAAC_CgKQCgEAAAABmgoBAAAAAbMKAQAAAAG4CgEAAAABuwpAAAAAAcAKAAAAwAoCwQoBAAAAAcIKEAAAAAHDChAAAAABxAoBAAAAAcUKgAAAAAHGCgEAAAABxwoBAAAAAcgKAQAAAAHJCgEAAAABygoBAAAAAcsKgAAAAAHMCgEAAAABzQpAAAAAAc4KQAAAAAHPCkAAAAAB0ApAAAAAAdEKQAAAAAEBCAAAogwAIBrYCQEAAAAB2wlAAAAAAe8JAAAAvwoCkAoBAAAAAZoKAQAAAAGzCgEAAAABuAoBAAAAAbsKQAAAAAHACgAAAMAKAsEKAQAAAAHCChAAAAABwwoQAAAAAcQKAQAAAAHFCoAAAAABxgoBAAAAAccKAQAAAAHICgEAAAAByQoBAAAAAcoKAQAAAAHLCoAAAAABzAoBAAAAAc0KQAAAAAHOCkAAAAABzwpAAAAAAdAKQAAAAAHRCkAAAAABAQgAAKQMADABCAAApAwAMBrYCQEA6REAIdsJQADqEQAh7wkAANoSvwoikAoBAOkRACGaCgEA6REAIbMKAQDpEQAhuAoBAPIRACG7CkAA-REAIcAKAADbEsAKIsEKAQDyEQAhwgoQAJUSACHDChAA3BIAIcQKAQDyEQAhxQqAAAAAAcYKAQDyEQAhxwoBAPIRACHICgEA8hEAIckKAQDyEQAhygoBAPIRACHLCoAAAAABzAoBAPIRACHNCkAA-REAIc4KQAD5EQAhzwpAAOoRACHQCkAA-REAIdEKQAD5EQAhAgAAAJoMACAIAACnDAAgGtgJAQDpEQAh2wlAAOoRACHvCQAA2hK_CiKQCgEA6REAIZoKAQDpEQAhswoBAOkRACG4CgEA8hEAIbsKQAD5EQAhwAoAANsSwAoiwQoBAPIRACHCChAAlRIAIcMKEADcEgAhxAoBAPIRACHFCoAAAAABxgoBAPIRACHHCgEA8hEAIcgKAQDyEQAhyQoBAPIRACHKCgEA8hEAIcsKgAAAAAHMCgEA8hEAIc0KQAD5EQAhzgpAAPkRACHPCkAA6hEAIdAKQAD5EQAh0QpAAPkRACECAAAAnQwAIAgAAKkMACACAAAAnQwAIAgAAKkMACADAAAAmgwAIA8AAKIMACAQAACnDAAgAQAAAJoMACABAAAAnQwAIBYVAADVEgAgFgAA2BIAIBcAANcSACA4AADWEgAgOQAA2RIAILgKAADuEQAguwoAAO4RACDBCgAA7hEAIMMKAADuEQAgxAoAAO4RACDFCgAA7hEAIMYKAADuEQAgxwoAAO4RACDICgAA7hEAIMkKAADuEQAgygoAAO4RACDLCgAA7hEAIMwKAADuEQAgzQoAAO4RACDOCgAA7hEAINAKAADuEQAg0QoAAO4RACAd1QkAAOoPADDWCQAAsAwAENcJAADqDwAw2AkBAMoPACHbCUAAgw8AIe8JAADrD78KIpAKAQCCDwAhmgoBAIIPACGzCgEAgg8AIbgKAQCTDwAhuwpAAJsPACHACgAA7A_ACiLBCgEAkw8AIcIKEAC2DwAhwwoQAO0PACHECgEAkw8AIcUKAACmDwAgxgoBAJMPACHHCgEAkw8AIcgKAQCTDwAhyQoBAJMPACHKCgEAkw8AIcsKAACmDwAgzAoBAJMPACHNCkAAmw8AIc4KQACbDwAhzwpAAIMPACHQCkAAmw8AIdEKQACbDwAhAwAAAJ0MACADAACvDAAwFAAAsAwAIAMAAACdDAAgAwAAngwAMAQAAJoMACAJ1QkAAOcPADDWCQAAtgwAENcJAADnDwAw2wlAAI4PACGPCgAA6A-7CiKyCgEAzQ8AIbsKQACiDwAhvApAAKIPACG9CgAA6Q8AIAEAAACzDAAgAQAAALMMACAI1QkAAOcPADDWCQAAtgwAENcJAADnDwAw2wlAAI4PACGPCgAA6A-7CiKyCgEAzQ8AIbsKQACiDwAhvApAAKIPACECuwoAAO4RACC8CgAA7hEAIAMAAAC2DAAgAwAAtwwAMAQAALMMACADAAAAtgwAIAMAALcMADAEAACzDAAgAwAAALYMACADAAC3DAAwBAAAswwAIAXbCUAAAAABjwoAAAC7CgKyCgEAAAABuwpAAAAAAbwKQAAAAAEBCAAAuwwAIAXbCUAAAAABjwoAAAC7CgKyCgEAAAABuwpAAAAAAbwKQAAAAAEBCAAAvQwAMAEIAAC9DAAwBdsJQADqEQAhjwoAANQSuwoisgoBAOkRACG7CkAA-REAIbwKQAD5EQAhAgAAALMMACAIAADADAAgBdsJQADqEQAhjwoAANQSuwoisgoBAOkRACG7CkAA-REAIbwKQAD5EQAhAgAAALYMACAIAADCDAAgAgAAALYMACAIAADCDAAgAwAAALMMACAPAAC7DAAgEAAAwAwAIAEAAACzDAAgAQAAALYMACAFFQAA0RIAIBYAANMSACAXAADSEgAguwoAAO4RACC8CgAA7hEAIAjVCQAA4w8AMNYJAADJDAAQ1wkAAOMPADDbCUAAgw8AIY8KAADkD7sKIrIKAQDKDwAhuwpAAJsPACG8CkAAmw8AIQMAAAC2DAAgAwAAyAwAMBQAAMkMACADAAAAtgwAIAMAALcMADAEAACzDAAgB9UJAADiDwAw1gkAAM8MABDXCQAA4g8AMNgJAQAAAAHbCUAAjg8AIa8KAADXDwAguQoBAAAAAQEAAADMDAAgAQAAAMwMACAH1QkAAOIPADDWCQAAzwwAENcJAADiDwAw2AkBAI0PACHbCUAAjg8AIa8KAADXDwAguQoBAI0PACEAAwAAAM8MACADAADQDAAwBAAAzAwAIAMAAADPDAAgAwAA0AwAMAQAAMwMACADAAAAzwwAIAMAANAMADAEAADMDAAgBNgJAQAAAAHbCUAAAAABrwqAAAAAAbkKAQAAAAEBCAAA1AwAIATYCQEAAAAB2wlAAAAAAa8KgAAAAAG5CgEAAAABAQgAANYMADABCAAA1gwAMATYCQEA6REAIdsJQADqEQAhrwqAAAAAAbkKAQDpEQAhAgAAAMwMACAIAADZDAAgBNgJAQDpEQAh2wlAAOoRACGvCoAAAAABuQoBAOkRACECAAAAzwwAIAgAANsMACACAAAAzwwAIAgAANsMACADAAAAzAwAIA8AANQMACAQAADZDAAgAQAAAMwMACABAAAAzwwAIAMVAADOEgAgFgAA0BIAIBcAAM8SACAH1QkAAOEPADDWCQAA4gwAENcJAADhDwAw2AkBAIIPACHbCUAAgw8AIa8KAADRDwAguQoBAIIPACEDAAAAzwwAIAMAAOEMADAUAADiDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIA7VCQAA4A8AMNYJAADoDAAQ1wkAAOAPADDYCQEAAAAB2wlAAI4PACHpCUAAjg8AIYgKAQCNDwAhkAoBAI0PACGRCgEAjQ8AIZMKAQCNDwAhtQoCAIwPACG2CkAAjg8AIbcKQACiDwAhuAoCAMUPACEBAAAA5QwAIAEAAADlDAAgDtUJAADgDwAw1gkAAOgMABDXCQAA4A8AMNgJAQCNDwAh2wlAAI4PACHpCUAAjg8AIYgKAQCNDwAhkAoBAI0PACGRCgEAjQ8AIZMKAQCNDwAhtQoCAIwPACG2CkAAjg8AIbcKQACiDwAhuAoCAMUPACECtwoAAO4RACC4CgAA7hEAIAMAAADoDAAgAwAA6QwAMAQAAOUMACADAAAA6AwAIAMAAOkMADAEAADlDAAgAwAAAOgMACADAADpDAAwBAAA5QwAIAvYCQEAAAAB2wlAAAAAAekJQAAAAAGICgEAAAABkAoBAAAAAZEKAQAAAAGTCgEAAAABtQoCAAAAAbYKQAAAAAG3CkAAAAABuAoCAAAAAQEIAADtDAAgC9gJAQAAAAHbCUAAAAAB6QlAAAAAAYgKAQAAAAGQCgEAAAABkQoBAAAAAZMKAQAAAAG1CgIAAAABtgpAAAAAAbcKQAAAAAG4CgIAAAABAQgAAO8MADABCAAA7wwAMAvYCQEA6REAIdsJQADqEQAh6QlAAOoRACGICgEA6REAIZAKAQDpEQAhkQoBAOkRACGTCgEA6REAIbUKAgDoEQAhtgpAAOoRACG3CkAA-REAIbgKAgCDEgAhAgAAAOUMACAIAADyDAAgC9gJAQDpEQAh2wlAAOoRACHpCUAA6hEAIYgKAQDpEQAhkAoBAOkRACGRCgEA6REAIZMKAQDpEQAhtQoCAOgRACG2CkAA6hEAIbcKQAD5EQAhuAoCAIMSACECAAAA6AwAIAgAAPQMACACAAAA6AwAIAgAAPQMACADAAAA5QwAIA8AAO0MACAQAADyDAAgAQAAAOUMACABAAAA6AwAIAcVAADJEgAgFgAAzBIAIBcAAMsSACA4AADKEgAgOQAAzRIAILcKAADuEQAguAoAAO4RACAO1QkAAN8PADDWCQAA-wwAENcJAADfDwAw2AkBAIIPACHbCUAAgw8AIekJQACDDwAhiAoBAIIPACGQCgEAgg8AIZEKAQCCDwAhkwoBAIIPACG1CgIAgQ8AIbYKQACDDwAhtwpAAJsPACG4CgIApw8AIQMAAADoDAAgAwAA-gwAMBQAAPsMACADAAAA6AwAIAMAAOkMADAEAADlDAAgDdUJAADcDwAw1gkAAIENABDXCQAA3A8AMNsJQACODwAh7wkAAN0PsgoijwoAANYPrgoikAoBAI0PACGaCgEAAAABrwoAANcPACCwCkAAog8AIbIKAQCNDwAhswoBAI0PACG0CgAA3g8AIAEAAAD-DAAgAQAAAP4MACAM1QkAANwPADDWCQAAgQ0AENcJAADcDwAw2wlAAI4PACHvCQAA3Q-yCiKPCgAA1g-uCiKQCgEAjQ8AIZoKAQCNDwAhrwoAANcPACCwCkAAog8AIbIKAQCNDwAhswoBAI0PACEBsAoAAO4RACADAAAAgQ0AIAMAAIINADAEAAD-DAAgAwAAAIENACADAACCDQAwBAAA_gwAIAMAAACBDQAgAwAAgg0AMAQAAP4MACAJ2wlAAAAAAe8JAAAAsgoCjwoAAACuCgKQCgEAAAABmgoBAAAAAa8KgAAAAAGwCkAAAAABsgoBAAAAAbMKAQAAAAEBCAAAhg0AIAnbCUAAAAAB7wkAAACyCgKPCgAAAK4KApAKAQAAAAGaCgEAAAABrwqAAAAAAbAKQAAAAAGyCgEAAAABswoBAAAAAQEIAACIDQAwAQgAAIgNADAJ2wlAAOoRACHvCQAAyBKyCiKPCgAAxBKuCiKQCgEA6REAIZoKAQDpEQAhrwqAAAAAAbAKQAD5EQAhsgoBAOkRACGzCgEA6REAIQIAAAD-DAAgCAAAiw0AIAnbCUAA6hEAIe8JAADIErIKIo8KAADEEq4KIpAKAQDpEQAhmgoBAOkRACGvCoAAAAABsApAAPkRACGyCgEA6REAIbMKAQDpEQAhAgAAAIENACAIAACNDQAgAgAAAIENACAIAACNDQAgAwAAAP4MACAPAACGDQAgEAAAiw0AIAEAAAD-DAAgAQAAAIENACAEFQAAxRIAIBYAAMcSACAXAADGEgAgsAoAAO4RACAM1QkAANgPADDWCQAAlA0AENcJAADYDwAw2wlAAIMPACHvCQAA2Q-yCiKPCgAA0A-uCiKQCgEAgg8AIZoKAQCCDwAhrwoAANEPACCwCkAAmw8AIbIKAQCCDwAhswoBAIIPACEDAAAAgQ0AIAMAAJMNADAUAACUDQAgAwAAAIENACADAACCDQAwBAAA_gwAIAnVCQAA1Q8AMNYJAACaDQAQ1wkAANUPADDYCQEAAAAB2wlAAI4PACGPCgAA1g-uCiKuCgEAAAABrwoAANcPACCwCkAAog8AIQEAAACXDQAgAQAAAJcNACAJ1QkAANUPADDWCQAAmg0AENcJAADVDwAw2AkBAI0PACHbCUAAjg8AIY8KAADWD64KIq4KAQCYDwAhrwoAANcPACCwCkAAog8AIQKuCgAA7hEAILAKAADuEQAgAwAAAJoNACADAACbDQAwBAAAlw0AIAMAAACaDQAgAwAAmw0AMAQAAJcNACADAAAAmg0AIAMAAJsNADAEAACXDQAgBtgJAQAAAAHbCUAAAAABjwoAAACuCgKuCgEAAAABrwqAAAAAAbAKQAAAAAEBCAAAnw0AIAbYCQEAAAAB2wlAAAAAAY8KAAAArgoCrgoBAAAAAa8KgAAAAAGwCkAAAAABAQgAAKENADABCAAAoQ0AMAbYCQEA6REAIdsJQADqEQAhjwoAAMQSrgoirgoBAPIRACGvCoAAAAABsApAAPkRACECAAAAlw0AIAgAAKQNACAG2AkBAOkRACHbCUAA6hEAIY8KAADEEq4KIq4KAQDyEQAhrwqAAAAAAbAKQAD5EQAhAgAAAJoNACAIAACmDQAgAgAAAJoNACAIAACmDQAgAwAAAJcNACAPAACfDQAgEAAApA0AIAEAAACXDQAgAQAAAJoNACAFFQAAwRIAIBYAAMMSACAXAADCEgAgrgoAAO4RACCwCgAA7hEAIAnVCQAAzw8AMNYJAACtDQAQ1wkAAM8PADDYCQEAgg8AIdsJQACDDwAhjwoAANAPrgoirgoBAJMPACGvCgAA0Q8AILAKQACbDwAhAwAAAJoNACADAACsDQAwFAAArQ0AIAMAAACaDQAgAwAAmw0AMAQAAJcNACASjwMBAI0PACHVCQAAzA8AMNYJAACzDQAQ1wkAAMwPADDYCQEAAAAB2wlAAI4PACGQCgEAjQ8AIZoKAQAAAAGjCgEAjQ8AIaQKAQCNDwAhpQoBAI0PACGmCgEAjQ8AIacKAQCNDwAhqApAAI4PACGpCkAAjg8AIaoKAgDFDwAhqwoCAMUPACGsCgEAmA8AIQEAAACwDQAgAQAAALANACASjwMBAI0PACHVCQAAzA8AMNYJAACzDQAQ1wkAAMwPADDYCQEAzQ8AIdsJQACODwAhkAoBAI0PACGaCgEAjQ8AIaMKAQCNDwAhpAoBAI0PACGlCgEAjQ8AIaYKAQCNDwAhpwoBAI0PACGoCkAAjg8AIakKQACODwAhqgoCAMUPACGrCgIAxQ8AIawKAQCYDwAhA6oKAADuEQAgqwoAAO4RACCsCgAA7hEAIAMAAACzDQAgAwAAtA0AMAQAALANACADAAAAsw0AIAMAALQNADAEAACwDQAgAwAAALMNACADAAC0DQAwBAAAsA0AIA-PAwEAAAAB2AkBAAAAAdsJQAAAAAGQCgEAAAABmgoBAAAAAaMKAQAAAAGkCgEAAAABpQoBAAAAAaYKAQAAAAGnCgEAAAABqApAAAAAAakKQAAAAAGqCgIAAAABqwoCAAAAAawKAQAAAAEBCAAAuA0AIA-PAwEAAAAB2AkBAAAAAdsJQAAAAAGQCgEAAAABmgoBAAAAAaMKAQAAAAGkCgEAAAABpQoBAAAAAaYKAQAAAAGnCgEAAAABqApAAAAAAakKQAAAAAGqCgIAAAABqwoCAAAAAawKAQAAAAEBCAAAug0AMAEIAAC6DQAwD48DAQDpEQAh2AkBAOkRACHbCUAA6hEAIZAKAQDpEQAhmgoBAOkRACGjCgEA6REAIaQKAQDpEQAhpQoBAOkRACGmCgEA6REAIacKAQDpEQAhqApAAOoRACGpCkAA6hEAIaoKAgCDEgAhqwoCAIMSACGsCgEA8hEAIQIAAACwDQAgCAAAvQ0AIA-PAwEA6REAIdgJAQDpEQAh2wlAAOoRACGQCgEA6REAIZoKAQDpEQAhowoBAOkRACGkCgEA6REAIaUKAQDpEQAhpgoBAOkRACGnCgEA6REAIagKQADqEQAhqQpAAOoRACGqCgIAgxIAIasKAgCDEgAhrAoBAPIRACECAAAAsw0AIAgAAL8NACACAAAAsw0AIAgAAL8NACADAAAAsA0AIA8AALgNACAQAAC9DQAgAQAAALANACABAAAAsw0AIAgVAAC8EgAgFgAAvxIAIBcAAL4SACA4AAC9EgAgOQAAwBIAIKoKAADuEQAgqwoAAO4RACCsCgAA7hEAIBKPAwEAgg8AIdUJAADJDwAw1gkAAMYNABDXCQAAyQ8AMNgJAQDKDwAh2wlAAIMPACGQCgEAgg8AIZoKAQCCDwAhowoBAIIPACGkCgEAgg8AIaUKAQCCDwAhpgoBAIIPACGnCgEAgg8AIagKQACDDwAhqQpAAIMPACGqCgIApw8AIasKAgCnDwAhrAoBAJMPACEDAAAAsw0AIAMAAMUNADAUAADGDQAgAwAAALMNACADAAC0DQAwBAAAsA0AIBviCAAAwA8AIOMIAADBDwAg5AgAAMIPACDVCQAAuw8AMNYJAADVDQAQ1wkAALsPADDYCQEAAAAB2wlAAI4PACHpCUAAjg8AIYgKAQCYDwAhjwoAALwPjwoikAoBAI0PACGRCgEAjQ8AIZIKAQCNDwAhkwoBAI0PACGUCgEAjQ8AIZUKBAC9DwAhlgoEAL4PACGXCgEAmA8AIZgKEAC_DwAhmQoBAJgPACGaCgEAAAABmwoBAJgPACGcCkAAog8AIZ0KQACiDwAhngoCAIwPACGfCkAAog8AIQEAAADJDQAgDuEIAADGDwAg1QkAAMcPADDWCQAAyw0AENcJAADHDwAw2wlAAI4PACHpCUAAjg8AIe0JAQCNDwAhhwoBAI0PACGICgEAjQ8AIYkKBAC-DwAhigpAAKIPACGLCgEAmA8AIYwKQACiDwAhjQogAMgPACEF4QgAAPwRACCJCgAA7hEAIIoKAADuEQAgiwoAAO4RACCMCgAA7hEAIA7hCAAAxg8AINUJAADHDwAw1gkAAMsNABDXCQAAxw8AMNsJQACODwAh6QlAAI4PACHtCQEAjQ8AIYcKAQAAAAGICgEAAAABiQoEAL4PACGKCkAAog8AIYsKAQCYDwAhjApAAKIPACGNCiAAyA8AIQMAAADLDQAgAwAAzA0AMAQAAM0NACAS4QgAAMYPACDVCQAAww8AMNYJAADPDQAQ1wkAAMMPADDYCQQAvQ8AIe0JAQCNDwAh9QkBAJgPACH2CQQAvQ8AIfcJAADEDwAg-AkBAJgPACH5CQIAxQ8AIfoJBAC-DwAh-wlAAI4PACH8CUAAog8AIf0JQACiDwAh_gkBAJgPACH_CQEAmA8AIYAKQACiDwAhC-EIAAD8EQAg9QkAAO4RACD3CQAA7hEAIPgJAADuEQAg-QkAAO4RACD6CQAA7hEAIPwJAADuEQAg_QkAAO4RACD-CQAA7hEAIP8JAADuEQAggAoAAO4RACAS4QgAAMYPACDVCQAAww8AMNYJAADPDQAQ1wkAAMMPADDYCQQAAAAB7QkBAI0PACH1CQEAAAAB9gkEAL0PACH3CQAAxA8AIPgJAQAAAAH5CQIAxQ8AIfoJBAC-DwAh-wlAAI4PACH8CUAAog8AIf0JQACiDwAh_gkBAJgPACH_CQEAmA8AIYAKQACiDwAhAwAAAM8NACADAADQDQAwBAAA0Q0AIBDhCAAAow8AINUJAACgDwAw1gkAANMNABDXCQAAoA8AMNgJAQCNDwAh2QkBAJgPACHaCQEAmA8AIdsJQACODwAh5gkBAI0PACHtCQEAmA8AIe8JAAChD-8JIvAJAQCYDwAh8QlAAKIPACHyCUAAog8AIfMJAgCMDwAh9AlAAKIPACEBAAAA0w0AIBviCAAAwA8AIOMIAADBDwAg5AgAAMIPACDVCQAAuw8AMNYJAADVDQAQ1wkAALsPADDYCQEAjQ8AIdsJQACODwAh6QlAAI4PACGICgEAmA8AIY8KAAC8D48KIpAKAQCNDwAhkQoBAI0PACGSCgEAjQ8AIZMKAQCNDwAhlAoBAI0PACGVCgQAvQ8AIZYKBAC-DwAhlwoBAJgPACGYChAAvw8AIZkKAQCYDwAhmgoBAI0PACGbCgEAmA8AIZwKQACiDwAhnQpAAKIPACGeCgIAjA8AIZ8KQACiDwAhAQAAANUNACABAAAAyw0AIAEAAADPDQAgAQAAAMkNACAL4ggAALkSACDjCAAAuhIAIOQIAAC7EgAgiAoAAO4RACCWCgAA7hEAIJcKAADuEQAgmQoAAO4RACCbCgAA7hEAIJwKAADuEQAgnQoAAO4RACCfCgAA7hEAIAMAAADVDQAgAwAA2g0AMAQAAMkNACADAAAA1Q0AIAMAANoNADAEAADJDQAgAwAAANUNACADAADaDQAwBAAAyQ0AIBjiCAAAthIAIOMIAAC3EgAg5AgAALgSACDYCQEAAAAB2wlAAAAAAekJQAAAAAGICgEAAAABjwoAAACPCgKQCgEAAAABkQoBAAAAAZIKAQAAAAGTCgEAAAABlAoBAAAAAZUKBAAAAAGWCgQAAAABlwoBAAAAAZgKEAAAAAGZCgEAAAABmgoBAAAAAZsKAQAAAAGcCkAAAAABnQpAAAAAAZ4KAgAAAAGfCkAAAAABAQgAAN4NACAV2AkBAAAAAdsJQAAAAAHpCUAAAAABiAoBAAAAAY8KAAAAjwoCkAoBAAAAAZEKAQAAAAGSCgEAAAABkwoBAAAAAZQKAQAAAAGVCgQAAAABlgoEAAAAAZcKAQAAAAGYChAAAAABmQoBAAAAAZoKAQAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCgIAAAABnwpAAAAAAQEIAADgDQAwAQgAAOANADAY4ggAAJYSACDjCAAAlxIAIOQIAACYEgAg2AkBAOkRACHbCUAA6hEAIekJQADqEQAhiAoBAPIRACGPCgAAlBKPCiKQCgEA6REAIZEKAQDpEQAhkgoBAOkRACGTCgEA6REAIZQKAQDpEQAhlQoEAIISACGWCgQAhBIAIZcKAQDyEQAhmAoQAJUSACGZCgEA8hEAIZoKAQDpEQAhmwoBAPIRACGcCkAA-REAIZ0KQAD5EQAhngoCAOgRACGfCkAA-REAIQIAAADJDQAgCAAA4w0AIBXYCQEA6REAIdsJQADqEQAh6QlAAOoRACGICgEA8hEAIY8KAACUEo8KIpAKAQDpEQAhkQoBAOkRACGSCgEA6REAIZMKAQDpEQAhlAoBAOkRACGVCgQAghIAIZYKBACEEgAhlwoBAPIRACGYChAAlRIAIZkKAQDyEQAhmgoBAOkRACGbCgEA8hEAIZwKQAD5EQAhnQpAAPkRACGeCgIA6BEAIZ8KQAD5EQAhAgAAANUNACAIAADlDQAgAgAAANUNACAIAADlDQAgAwAAAMkNACAPAADeDQAgEAAA4w0AIAEAAADJDQAgAQAAANUNACANFQAAjxIAIBYAAJISACAXAACREgAgOAAAkBIAIDkAAJMSACCICgAA7hEAIJYKAADuEQAglwoAAO4RACCZCgAA7hEAIJsKAADuEQAgnAoAAO4RACCdCgAA7hEAIJ8KAADuEQAgGNUJAAC0DwAw1gkAAOwNABDXCQAAtA8AMNgJAQCCDwAh2wlAAIMPACHpCUAAgw8AIYgKAQCTDwAhjwoAALUPjwoikAoBAIIPACGRCgEAgg8AIZIKAQCCDwAhkwoBAIIPACGUCgEAgg8AIZUKBAClDwAhlgoEAKgPACGXCgEAkw8AIZgKEAC2DwAhmQoBAJMPACGaCgEAgg8AIZsKAQCTDwAhnApAAJsPACGdCkAAmw8AIZ4KAgCBDwAhnwpAAJsPACEDAAAA1Q0AIAMAAOsNADAUAADsDQAgAwAAANUNACADAADaDQAwBAAAyQ0AIAEAAADNDQAgAQAAAM0NACADAAAAyw0AIAMAAMwNADAEAADNDQAgAwAAAMsNACADAADMDQAwBAAAzQ0AIAMAAADLDQAgAwAAzA0AMAQAAM0NACAL4QgAAI4SACDbCUAAAAAB6QlAAAAAAe0JAQAAAAGHCgEAAAABiAoBAAAAAYkKBAAAAAGKCkAAAAABiwoBAAAAAYwKQAAAAAGNCiAAAAABAQgAAPQNACAK2wlAAAAAAekJQAAAAAHtCQEAAAABhwoBAAAAAYgKAQAAAAGJCgQAAAABigpAAAAAAYsKAQAAAAGMCkAAAAABjQogAAAAAQEIAAD2DQAwAQgAAPYNADAL4QgAAI0SACDbCUAA6hEAIekJQADqEQAh7QkBAOkRACGHCgEA6REAIYgKAQDpEQAhiQoEAIQSACGKCkAA-REAIYsKAQDyEQAhjApAAPkRACGNCiAAjBIAIQIAAADNDQAgCAAA-Q0AIArbCUAA6hEAIekJQADqEQAh7QkBAOkRACGHCgEA6REAIYgKAQDpEQAhiQoEAIQSACGKCkAA-REAIYsKAQDyEQAhjApAAPkRACGNCiAAjBIAIQIAAADLDQAgCAAA-w0AIAIAAADLDQAgCAAA-w0AIAMAAADNDQAgDwAA9A0AIBAAAPkNACABAAAAzQ0AIAEAAADLDQAgCRUAAIcSACAWAACKEgAgFwAAiRIAIDgAAIgSACA5AACLEgAgiQoAAO4RACCKCgAA7hEAIIsKAADuEQAgjAoAAO4RACAN1QkAALAPADDWCQAAgg4AENcJAACwDwAw2wlAAIMPACHpCUAAgw8AIe0JAQCCDwAhhwoBAIIPACGICgEAgg8AIYkKBACoDwAhigpAAJsPACGLCgEAkw8AIYwKQACbDwAhjQogALEPACEDAAAAyw0AIAMAAIEOADAUAACCDgAgAwAAAMsNACADAADMDQAwBAAAzQ0AIAEAAADRDQAgAQAAANENACADAAAAzw0AIAMAANANADAEAADRDQAgAwAAAM8NACADAADQDQAwBAAA0Q0AIAMAAADPDQAgAwAA0A0AMAQAANENACAP4QgAAIYSACDYCQQAAAAB7QkBAAAAAfUJAQAAAAH2CQQAAAAB9wmAAAAAAfgJAQAAAAH5CQIAAAAB-gkEAAAAAfsJQAAAAAH8CUAAAAAB_QlAAAAAAf4JAQAAAAH_CQEAAAABgApAAAAAAQEIAACKDgAgDtgJBAAAAAHtCQEAAAAB9QkBAAAAAfYJBAAAAAH3CYAAAAAB-AkBAAAAAfkJAgAAAAH6CQQAAAAB-wlAAAAAAfwJQAAAAAH9CUAAAAAB_gkBAAAAAf8JAQAAAAGACkAAAAABAQgAAIwOADABCAAAjA4AMA_hCAAAhRIAINgJBACCEgAh7QkBAOkRACH1CQEA8hEAIfYJBACCEgAh9wmAAAAAAfgJAQDyEQAh-QkCAIMSACH6CQQAhBIAIfsJQADqEQAh_AlAAPkRACH9CUAA-REAIf4JAQDyEQAh_wkBAPIRACGACkAA-REAIQIAAADRDQAgCAAAjw4AIA7YCQQAghIAIe0JAQDpEQAh9QkBAPIRACH2CQQAghIAIfcJgAAAAAH4CQEA8hEAIfkJAgCDEgAh-gkEAIQSACH7CUAA6hEAIfwJQAD5EQAh_QlAAPkRACH-CQEA8hEAIf8JAQDyEQAhgApAAPkRACECAAAAzw0AIAgAAJEOACACAAAAzw0AIAgAAJEOACADAAAA0Q0AIA8AAIoOACAQAACPDgAgAQAAANENACABAAAAzw0AIA8VAAD9EQAgFgAAgBIAIBcAAP8RACA4AAD-EQAgOQAAgRIAIPUJAADuEQAg9wkAAO4RACD4CQAA7hEAIPkJAADuEQAg-gkAAO4RACD8CQAA7hEAIP0JAADuEQAg_gkAAO4RACD_CQAA7hEAIIAKAADuEQAgEdUJAACkDwAw1gkAAJgOABDXCQAApA8AMNgJBAClDwAh7QkBAIIPACH1CQEAkw8AIfYJBAClDwAh9wkAAKYPACD4CQEAkw8AIfkJAgCnDwAh-gkEAKgPACH7CUAAgw8AIfwJQACbDwAh_QlAAJsPACH-CQEAkw8AIf8JAQCTDwAhgApAAJsPACEDAAAAzw0AIAMAAJcOADAUAACYDgAgAwAAAM8NACADAADQDQAwBAAA0Q0AIBDhCAAAow8AINUJAACgDwAw1gkAANMNABDXCQAAoA8AMNgJAQAAAAHZCQEAmA8AIdoJAQCYDwAh2wlAAI4PACHmCQEAAAAB7QkBAAAAAe8JAAChD-8JIvAJAQCYDwAh8QlAAKIPACHyCUAAog8AIfMJAgCMDwAh9AlAAKIPACEBAAAAmw4AIAEAAACbDgAgCOEIAAD8EQAg2QkAAO4RACDaCQAA7hEAIO0JAADuEQAg8AkAAO4RACDxCQAA7hEAIPIJAADuEQAg9AkAAO4RACADAAAA0w0AIAMAAJ4OADAEAACbDgAgAwAAANMNACADAACeDgAwBAAAmw4AIAMAAADTDQAgAwAAng4AMAQAAJsOACAN4QgAAPsRACDYCQEAAAAB2QkBAAAAAdoJAQAAAAHbCUAAAAAB5gkBAAAAAe0JAQAAAAHvCQAAAO8JAvAJAQAAAAHxCUAAAAAB8glAAAAAAfMJAgAAAAH0CUAAAAABAQgAAKIOACAM2AkBAAAAAdkJAQAAAAHaCQEAAAAB2wlAAAAAAeYJAQAAAAHtCQEAAAAB7wkAAADvCQLwCQEAAAAB8QlAAAAAAfIJQAAAAAHzCQIAAAAB9AlAAAAAAQEIAACkDgAwAQgAAKQOADABAAAA1Q0AIA3hCAAA-hEAINgJAQDpEQAh2QkBAPIRACHaCQEA8hEAIdsJQADqEQAh5gkBAOkRACHtCQEA8hEAIe8JAAD4Ee8JIvAJAQDyEQAh8QlAAPkRACHyCUAA-REAIfMJAgDoEQAh9AlAAPkRACECAAAAmw4AIAgAAKgOACAM2AkBAOkRACHZCQEA8hEAIdoJAQDyEQAh2wlAAOoRACHmCQEA6REAIe0JAQDyEQAh7wkAAPgR7wki8AkBAPIRACHxCUAA-REAIfIJQAD5EQAh8wkCAOgRACH0CUAA-REAIQIAAADTDQAgCAAAqg4AIAIAAADTDQAgCAAAqg4AIAEAAADVDQAgAwAAAJsOACAPAACiDgAgEAAAqA4AIAEAAACbDgAgAQAAANMNACAMFQAA8xEAIBYAAPYRACAXAAD1EQAgOAAA9BEAIDkAAPcRACDZCQAA7hEAINoJAADuEQAg7QkAAO4RACDwCQAA7hEAIPEJAADuEQAg8gkAAO4RACD0CQAA7hEAIA_VCQAAmQ8AMNYJAACyDgAQ1wkAAJkPADDYCQEAgg8AIdkJAQCTDwAh2gkBAJMPACHbCUAAgw8AIeYJAQCCDwAh7QkBAJMPACHvCQAAmg_vCSLwCQEAkw8AIfEJQACbDwAh8glAAJsPACHzCQIAgQ8AIfQJQACbDwAhAwAAANMNACADAACxDgAwFAAAsg4AIAMAAADTDQAgAwAAng4AMAQAAJsOACAH1QkAAJcPADDWCQAAuA4AENcJAACXDwAw2gkBAI0PACHbCUAAjg8AIesJAQAAAAHsCQEAmA8AIQEAAAC1DgAgAQAAALUOACAH1QkAAJcPADDWCQAAuA4AENcJAACXDwAw2gkBAI0PACHbCUAAjg8AIesJAQCNDwAh7AkBAJgPACEB7AkAAO4RACADAAAAuA4AIAMAALkOADAEAAC1DgAgAwAAALgOACADAAC5DgAwBAAAtQ4AIAMAAAC4DgAgAwAAuQ4AMAQAALUOACAE2gkBAAAAAdsJQAAAAAHrCQEAAAAB7AkBAAAAAQEIAAC9DgAgBNoJAQAAAAHbCUAAAAAB6wkBAAAAAewJAQAAAAEBCAAAvw4AMAEIAAC_DgAwBNoJAQDpEQAh2wlAAOoRACHrCQEA6REAIewJAQDyEQAhAgAAALUOACAIAADCDgAgBNoJAQDpEQAh2wlAAOoRACHrCQEA6REAIewJAQDyEQAhAgAAALgOACAIAADEDgAgAgAAALgOACAIAADEDgAgAwAAALUOACAPAAC9DgAgEAAAwg4AIAEAAAC1DgAgAQAAALgOACAEFQAA7xEAIBYAAPERACAXAADwEQAg7AkAAO4RACAH1QkAAJIPADDWCQAAyw4AENcJAACSDwAw2gkBAIIPACHbCUAAgw8AIesJAQCCDwAh7AkBAJMPACEDAAAAuA4AIAMAAMoOADAUAADLDgAgAwAAALgOACADAAC5DgAwBAAAtQ4AIAjVCQAAkA8AMNYJAADRDgAQ1wkAAJAPADDmCQEAjQ8AIecJAQCNDwAh6AkBAI0PACHpCUAAjg8AIeoJAACRDwAgAQAAAM4OACABAAAAzg4AIAfVCQAAkA8AMNYJAADRDgAQ1wkAAJAPADDmCQEAjQ8AIecJAQCNDwAh6AkBAI0PACHpCUAAjg8AIQADAAAA0Q4AIAMAANIOADAEAADODgAgAwAAANEOACADAADSDgAwBAAAzg4AIAMAAADRDgAgAwAA0g4AMAQAAM4OACAE5gkBAAAAAecJAQAAAAHoCQEAAAAB6QlAAAAAAQEIAADWDgAgBOYJAQAAAAHnCQEAAAAB6AkBAAAAAekJQAAAAAEBCAAA2A4AMAEIAADYDgAwBOYJAQDpEQAh5wkBAOkRACHoCQEA6REAIekJQADqEQAhAgAAAM4OACAIAADbDgAgBOYJAQDpEQAh5wkBAOkRACHoCQEA6REAIekJQADqEQAhAgAAANEOACAIAADdDgAgAgAAANEOACAIAADdDgAgAwAAAM4OACAPAADWDgAgEAAA2w4AIAEAAADODgAgAQAAANEOACADFQAA6xEAIBYAAO0RACAXAADsEQAgB9UJAACPDwAw1gkAAOQOABDXCQAAjw8AMOYJAQCCDwAh5wkBAIIPACHoCQEAgg8AIekJQACDDwAhAwAAANEOACADAADjDgAwFAAA5A4AIAMAAADRDgAgAwAA0g4AMAQAAM4OACAH1QkAAIsPADDWCQAA6g4AENcJAACLDwAw2AkCAAAAAdkJAQCNDwAh2gkBAI0PACHbCUAAjg8AIQEAAADnDgAgAQAAAOcOACAH1QkAAIsPADDWCQAA6g4AENcJAACLDwAw2AkCAIwPACHZCQEAjQ8AIdoJAQCNDwAh2wlAAI4PACEAAwAAAOoOACADAADrDgAwBAAA5w4AIAMAAADqDgAgAwAA6w4AMAQAAOcOACADAAAA6g4AIAMAAOsOADAEAADnDgAgBNgJAgAAAAHZCQEAAAAB2gkBAAAAAdsJQAAAAAEBCAAA7w4AIATYCQIAAAAB2QkBAAAAAdoJAQAAAAHbCUAAAAABAQgAAPEOADABCAAA8Q4AMATYCQIA6BEAIdkJAQDpEQAh2gkBAOkRACHbCUAA6hEAIQIAAADnDgAgCAAA9A4AIATYCQIA6BEAIdkJAQDpEQAh2gkBAOkRACHbCUAA6hEAIQIAAADqDgAgCAAA9g4AIAIAAADqDgAgCAAA9g4AIAMAAADnDgAgDwAA7w4AIBAAAPQOACABAAAA5w4AIAEAAADqDgAgBRUAAOMRACAWAADmEQAgFwAA5REAIDgAAOQRACA5AADnEQAgB9UJAACADwAw1gkAAP0OABDXCQAAgA8AMNgJAgCBDwAh2QkBAIIPACHaCQEAgg8AIdsJQACDDwAhAwAAAOoOACADAAD8DgAwFAAA_Q4AIAMAAADqDgAgAwAA6w4AMAQAAOcOACAH1QkAAIAPADDWCQAA_Q4AENcJAACADwAw2AkCAIEPACHZCQEAgg8AIdoJAQCCDwAh2wlAAIMPACENFQAAhQ8AIBYAAIUPACAXAACFDwAgOAAAig8AIDkAAIUPACDBBAIAAAAE3AkCAAAAAd0JAgAAAATeCQIAAAAB3wkCAAAAAeAJAgAAAAHhCQIAAAAB4gkCAIkPACEOFQAAhQ8AIBYAAIgPACAXAACIDwAgwQQBAAAABNwJAQAAAAHdCQEAAAAE3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAeIJAQCHDwAh4wkBAAAAAeQJAQAAAAHlCQEAAAABCxUAAIUPACAWAACGDwAgFwAAhg8AIMEEQAAAAATcCUAAAAAB3QlAAAAABN4JQAAAAAHfCUAAAAAB4AlAAAAAAeEJQAAAAAHiCUAAhA8AIQsVAACFDwAgFgAAhg8AIBcAAIYPACDBBEAAAAAE3AlAAAAAAd0JQAAAAATeCUAAAAAB3wlAAAAAAeAJQAAAAAHhCUAAAAAB4glAAIQPACEIwQQCAAAABNwJAgAAAAHdCQIAAAAE3gkCAAAAAd8JAgAAAAHgCQIAAAAB4QkCAAAAAeIJAgCFDwAhCMEEQAAAAATcCUAAAAAB3QlAAAAABN4JQAAAAAHfCUAAAAAB4AlAAAAAAeEJQAAAAAHiCUAAhg8AIQ4VAACFDwAgFgAAiA8AIBcAAIgPACDBBAEAAAAE3AkBAAAAAd0JAQAAAATeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQEAAAAB4gkBAIcPACHjCQEAAAAB5AkBAAAAAeUJAQAAAAELwQQBAAAABNwJAQAAAAHdCQEAAAAE3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAeIJAQCIDwAh4wkBAAAAAeQJAQAAAAHlCQEAAAABDRUAAIUPACAWAACFDwAgFwAAhQ8AIDgAAIoPACA5AACFDwAgwQQCAAAABNwJAgAAAAHdCQIAAAAE3gkCAAAAAd8JAgAAAAHgCQIAAAAB4QkCAAAAAeIJAgCJDwAhCMEECAAAAATcCQgAAAAB3QkIAAAABN4JCAAAAAHfCQgAAAAB4AkIAAAAAeEJCAAAAAHiCQgAig8AIQfVCQAAiw8AMNYJAADqDgAQ1wkAAIsPADDYCQIAjA8AIdkJAQCNDwAh2gkBAI0PACHbCUAAjg8AIQjBBAIAAAAE3AkCAAAAAd0JAgAAAATeCQIAAAAB3wkCAAAAAeAJAgAAAAHhCQIAAAAB4gkCAIUPACELwQQBAAAABNwJAQAAAAHdCQEAAAAE3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAeIJAQCIDwAh4wkBAAAAAeQJAQAAAAHlCQEAAAABCMEEQAAAAATcCUAAAAAB3QlAAAAABN4JQAAAAAHfCUAAAAAB4AlAAAAAAeEJQAAAAAHiCUAAhg8AIQfVCQAAjw8AMNYJAADkDgAQ1wkAAI8PADDmCQEAgg8AIecJAQCCDwAh6AkBAIIPACHpCUAAgw8AIQfVCQAAkA8AMNYJAADRDgAQ1wkAAJAPADDmCQEAjQ8AIecJAQCNDwAh6AkBAI0PACHpCUAAjg8AIQLmCQEAAAAB5wkBAAAAAQfVCQAAkg8AMNYJAADLDgAQ1wkAAJIPADDaCQEAgg8AIdsJQACDDwAh6wkBAIIPACHsCQEAkw8AIQ4VAACVDwAgFgAAlg8AIBcAAJYPACDBBAEAAAAF3AkBAAAAAd0JAQAAAAXeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQEAAAAB4gkBAJQPACHjCQEAAAAB5AkBAAAAAeUJAQAAAAEOFQAAlQ8AIBYAAJYPACAXAACWDwAgwQQBAAAABdwJAQAAAAHdCQEAAAAF3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAeIJAQCUDwAh4wkBAAAAAeQJAQAAAAHlCQEAAAABCMEEAgAAAAXcCQIAAAAB3QkCAAAABd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAgAAAAHiCQIAlQ8AIQvBBAEAAAAF3AkBAAAAAd0JAQAAAAXeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQEAAAAB4gkBAJYPACHjCQEAAAAB5AkBAAAAAeUJAQAAAAEH1QkAAJcPADDWCQAAuA4AENcJAACXDwAw2gkBAI0PACHbCUAAjg8AIesJAQCNDwAh7AkBAJgPACELwQQBAAAABdwJAQAAAAHdCQEAAAAF3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAeIJAQCWDwAh4wkBAAAAAeQJAQAAAAHlCQEAAAABD9UJAACZDwAw1gkAALIOABDXCQAAmQ8AMNgJAQCCDwAh2QkBAJMPACHaCQEAkw8AIdsJQACDDwAh5gkBAIIPACHtCQEAkw8AIe8JAACaD-8JIvAJAQCTDwAh8QlAAJsPACHyCUAAmw8AIfMJAgCBDwAh9AlAAJsPACEHFQAAhQ8AIBYAAJ8PACAXAACfDwAgwQQAAADvCQjcCQAAAO8JAt0JAAAA7wkI4gkAAJ4P7wkiCxUAAJUPACAWAACdDwAgFwAAnQ8AIMEEQAAAAAXcCUAAAAAB3QlAAAAABd4JQAAAAAHfCUAAAAAB4AlAAAAAAeEJQAAAAAHiCUAAnA8AIQsVAACVDwAgFgAAnQ8AIBcAAJ0PACDBBEAAAAAF3AlAAAAAAd0JQAAAAAXeCUAAAAAB3wlAAAAAAeAJQAAAAAHhCUAAAAAB4glAAJwPACEIwQRAAAAABdwJQAAAAAHdCUAAAAAF3glAAAAAAd8JQAAAAAHgCUAAAAAB4QlAAAAAAeIJQACdDwAhBxUAAIUPACAWAACfDwAgFwAAnw8AIMEEAAAA7wkI3AkAAADvCQLdCQAAAO8JCOIJAACeD-8JIgTBBAAAAO8JCNwJAAAA7wkC3QkAAADvCQjiCQAAnw_vCSIQ4QgAAKMPACDVCQAAoA8AMNYJAADTDQAQ1wkAAKAPADDYCQEAjQ8AIdkJAQCYDwAh2gkBAJgPACHbCUAAjg8AIeYJAQCNDwAh7QkBAJgPACHvCQAAoQ_vCSLwCQEAmA8AIfEJQACiDwAh8glAAKIPACHzCQIAjA8AIfQJQACiDwAhBMEEAAAA7wkI3AkAAADvCQLdCQAAAO8JCOIJAACfD-8JIgjBBEAAAAAF3AlAAAAAAd0JQAAAAAXeCUAAAAAB3wlAAAAAAeAJQAAAAAHhCUAAAAAB4glAAJ0PACEd4ggAAMAPACDjCAAAwQ8AIOQIAADCDwAg1QkAALsPADDWCQAA1Q0AENcJAAC7DwAw2AkBAI0PACHbCUAAjg8AIekJQACODwAhiAoBAJgPACGPCgAAvA-PCiKQCgEAjQ8AIZEKAQCNDwAhkgoBAI0PACGTCgEAjQ8AIZQKAQCNDwAhlQoEAL0PACGWCgQAvg8AIZcKAQCYDwAhmAoQAL8PACGZCgEAmA8AIZoKAQCNDwAhmwoBAJgPACGcCkAAog8AIZ0KQACiDwAhngoCAIwPACGfCkAAog8AIekMAADVDQAg6gwAANUNACAR1QkAAKQPADDWCQAAmA4AENcJAACkDwAw2AkEAKUPACHtCQEAgg8AIfUJAQCTDwAh9gkEAKUPACH3CQAApg8AIPgJAQCTDwAh-QkCAKcPACH6CQQAqA8AIfsJQACDDwAh_AlAAJsPACH9CUAAmw8AIf4JAQCTDwAh_wkBAJMPACGACkAAmw8AIQ0VAACFDwAgFgAArw8AIBcAAK8PACA4AACKDwAgOQAArw8AIMEEBAAAAATcCQQAAAAB3QkEAAAABN4JBAAAAAHfCQQAAAAB4AkEAAAAAeEJBAAAAAHiCQQArg8AIQ8VAACVDwAgFgAArQ8AIBcAAK0PACDcCYAAAAAB3gmAAAAAAd8JgAAAAAHgCYAAAAAB4QmAAAAAAeIJgAAAAAGBCgEAAAABggoBAAAAAYMKAQAAAAGECoAAAAABhQqAAAAAAYYKgAAAAAENFQAAlQ8AIBYAAJUPACAXAACVDwAgOAAAqg8AIDkAAJUPACDBBAIAAAAF3AkCAAAAAd0JAgAAAAXeCQIAAAAB3wkCAAAAAeAJAgAAAAHhCQIAAAAB4gkCAKwPACENFQAAlQ8AIBYAAKsPACAXAACrDwAgOAAAqg8AIDkAAKsPACDBBAQAAAAF3AkEAAAAAd0JBAAAAAXeCQQAAAAB3wkEAAAAAeAJBAAAAAHhCQQAAAAB4gkEAKkPACENFQAAlQ8AIBYAAKsPACAXAACrDwAgOAAAqg8AIDkAAKsPACDBBAQAAAAF3AkEAAAAAd0JBAAAAAXeCQQAAAAB3wkEAAAAAeAJBAAAAAHhCQQAAAAB4gkEAKkPACEIwQQIAAAABdwJCAAAAAHdCQgAAAAF3gkIAAAAAd8JCAAAAAHgCQgAAAAB4QkIAAAAAeIJCACqDwAhCMEEBAAAAAXcCQQAAAAB3QkEAAAABd4JBAAAAAHfCQQAAAAB4AkEAAAAAeEJBAAAAAHiCQQAqw8AIQ0VAACVDwAgFgAAlQ8AIBcAAJUPACA4AACqDwAgOQAAlQ8AIMEEAgAAAAXcCQIAAAAB3QkCAAAABd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAgAAAAHiCQIArA8AIQzcCYAAAAAB3gmAAAAAAd8JgAAAAAHgCYAAAAAB4QmAAAAAAeIJgAAAAAGBCgEAAAABggoBAAAAAYMKAQAAAAGECoAAAAABhQqAAAAAAYYKgAAAAAENFQAAhQ8AIBYAAK8PACAXAACvDwAgOAAAig8AIDkAAK8PACDBBAQAAAAE3AkEAAAAAd0JBAAAAATeCQQAAAAB3wkEAAAAAeAJBAAAAAHhCQQAAAAB4gkEAK4PACEIwQQEAAAABNwJBAAAAAHdCQQAAAAE3gkEAAAAAd8JBAAAAAHgCQQAAAAB4QkEAAAAAeIJBACvDwAhDdUJAACwDwAw1gkAAIIOABDXCQAAsA8AMNsJQACDDwAh6QlAAIMPACHtCQEAgg8AIYcKAQCCDwAhiAoBAIIPACGJCgQAqA8AIYoKQACbDwAhiwoBAJMPACGMCkAAmw8AIY0KIACxDwAhBRUAAIUPACAWAACzDwAgFwAAsw8AINwJIAAAAAHiCSAAsg8AIQUVAACFDwAgFgAAsw8AIBcAALMPACDcCSAAAAAB4gkgALIPACEC3AkgAAAAAeIJIACzDwAhGNUJAAC0DwAw1gkAAOwNABDXCQAAtA8AMNgJAQCCDwAh2wlAAIMPACHpCUAAgw8AIYgKAQCTDwAhjwoAALUPjwoikAoBAIIPACGRCgEAgg8AIZIKAQCCDwAhkwoBAIIPACGUCgEAgg8AIZUKBAClDwAhlgoEAKgPACGXCgEAkw8AIZgKEAC2DwAhmQoBAJMPACGaCgEAgg8AIZsKAQCTDwAhnApAAJsPACGdCkAAmw8AIZ4KAgCBDwAhnwpAAJsPACEHFQAAhQ8AIBYAALoPACAXAAC6DwAgwQQAAACPCgjcCQAAAI8KAt0JAAAAjwoI4gkAALkPjwoiDRUAAIUPACAWAAC4DwAgFwAAuA8AIDgAALgPACA5AAC4DwAgwQQQAAAABNwJEAAAAAHdCRAAAAAE3gkQAAAAAd8JEAAAAAHgCRAAAAAB4QkQAAAAAeIJEAC3DwAhDRUAAIUPACAWAAC4DwAgFwAAuA8AIDgAALgPACA5AAC4DwAgwQQQAAAABNwJEAAAAAHdCRAAAAAE3gkQAAAAAd8JEAAAAAHgCRAAAAAB4QkQAAAAAeIJEAC3DwAhCMEEEAAAAATcCRAAAAAB3QkQAAAABN4JEAAAAAHfCRAAAAAB4AkQAAAAAeEJEAAAAAHiCRAAuA8AIQcVAACFDwAgFgAAug8AIBcAALoPACDBBAAAAI8KCNwJAAAAjwoC3QkAAACPCgjiCQAAuQ-PCiIEwQQAAACPCgjcCQAAAI8KAt0JAAAAjwoI4gkAALoPjwoiG-IIAADADwAg4wgAAMEPACDkCAAAwg8AINUJAAC7DwAw1gkAANUNABDXCQAAuw8AMNgJAQCNDwAh2wlAAI4PACHpCUAAjg8AIYgKAQCYDwAhjwoAALwPjwoikAoBAI0PACGRCgEAjQ8AIZIKAQCNDwAhkwoBAI0PACGUCgEAjQ8AIZUKBAC9DwAhlgoEAL4PACGXCgEAmA8AIZgKEAC_DwAhmQoBAJgPACGaCgEAjQ8AIZsKAQCYDwAhnApAAKIPACGdCkAAog8AIZ4KAgCMDwAhnwpAAKIPACEEwQQAAACPCgjcCQAAAI8KAt0JAAAAjwoI4gkAALoPjwoiCMEEBAAAAATcCQQAAAAB3QkEAAAABN4JBAAAAAHfCQQAAAAB4AkEAAAAAeEJBAAAAAHiCQQArw8AIQjBBAQAAAAF3AkEAAAAAd0JBAAAAAXeCQQAAAAB3wkEAAAAAeAJBAAAAAHhCQQAAAAB4gkEAKsPACEIwQQQAAAABNwJEAAAAAHdCRAAAAAE3gkQAAAAAd8JEAAAAAHgCRAAAAAB4QkQAAAAAeIJEAC4DwAhA6AKAADLDQAgoQoAAMsNACCiCgAAyw0AIAOgCgAAzw0AIKEKAADPDQAgogoAAM8NACAS4QgAAKMPACDVCQAAoA8AMNYJAADTDQAQ1wkAAKAPADDYCQEAjQ8AIdkJAQCYDwAh2gkBAJgPACHbCUAAjg8AIeYJAQCNDwAh7QkBAJgPACHvCQAAoQ_vCSLwCQEAmA8AIfEJQACiDwAh8glAAKIPACHzCQIAjA8AIfQJQACiDwAh6QwAANMNACDqDAAA0w0AIBLhCAAAxg8AINUJAADDDwAw1gkAAM8NABDXCQAAww8AMNgJBAC9DwAh7QkBAI0PACH1CQEAmA8AIfYJBAC9DwAh9wkAAMQPACD4CQEAmA8AIfkJAgDFDwAh-gkEAL4PACH7CUAAjg8AIfwJQACiDwAh_QlAAKIPACH-CQEAmA8AIf8JAQCYDwAhgApAAKIPACEM3AmAAAAAAd4JgAAAAAHfCYAAAAAB4AmAAAAAAeEJgAAAAAHiCYAAAAABgQoBAAAAAYIKAQAAAAGDCgEAAAABhAqAAAAAAYUKgAAAAAGGCoAAAAABCMEEAgAAAAXcCQIAAAAB3QkCAAAABd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAgAAAAHiCQIAlQ8AIR3iCAAAwA8AIOMIAADBDwAg5AgAAMIPACDVCQAAuw8AMNYJAADVDQAQ1wkAALsPADDYCQEAjQ8AIdsJQACODwAh6QlAAI4PACGICgEAmA8AIY8KAAC8D48KIpAKAQCNDwAhkQoBAI0PACGSCgEAjQ8AIZMKAQCNDwAhlAoBAI0PACGVCgQAvQ8AIZYKBAC-DwAhlwoBAJgPACGYChAAvw8AIZkKAQCYDwAhmgoBAI0PACGbCgEAmA8AIZwKQACiDwAhnQpAAKIPACGeCgIAjA8AIZ8KQACiDwAh6QwAANUNACDqDAAA1Q0AIA7hCAAAxg8AINUJAADHDwAw1gkAAMsNABDXCQAAxw8AMNsJQACODwAh6QlAAI4PACHtCQEAjQ8AIYcKAQCNDwAhiAoBAI0PACGJCgQAvg8AIYoKQACiDwAhiwoBAJgPACGMCkAAog8AIY0KIADIDwAhAtwJIAAAAAHiCSAAsw8AIRKPAwEAgg8AIdUJAADJDwAw1gkAAMYNABDXCQAAyQ8AMNgJAQDKDwAh2wlAAIMPACGQCgEAgg8AIZoKAQCCDwAhowoBAIIPACGkCgEAgg8AIaUKAQCCDwAhpgoBAIIPACGnCgEAgg8AIagKQACDDwAhqQpAAIMPACGqCgIApw8AIasKAgCnDwAhrAoBAJMPACELFQAAhQ8AIBYAAIgPACAXAACIDwAgwQQBAAAABNwJAQAAAAHdCQEAAAAE3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAeIJAQDLDwAhCxUAAIUPACAWAACIDwAgFwAAiA8AIMEEAQAAAATcCQEAAAAB3QkBAAAABN4JAQAAAAHfCQEAAAAB4AkBAAAAAeEJAQAAAAHiCQEAyw8AIRKPAwEAjQ8AIdUJAADMDwAw1gkAALMNABDXCQAAzA8AMNgJAQDNDwAh2wlAAI4PACGQCgEAjQ8AIZoKAQCNDwAhowoBAI0PACGkCgEAjQ8AIaUKAQCNDwAhpgoBAI0PACGnCgEAjQ8AIagKQACODwAhqQpAAI4PACGqCgIAxQ8AIasKAgDFDwAhrAoBAJgPACEIwQQBAAAABNwJAQAAAAHdCQEAAAAE3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAeIJAQDODwAhCMEEAQAAAATcCQEAAAAB3QkBAAAABN4JAQAAAAHfCQEAAAAB4AkBAAAAAeEJAQAAAAHiCQEAzg8AIQnVCQAAzw8AMNYJAACtDQAQ1wkAAM8PADDYCQEAgg8AIdsJQACDDwAhjwoAANAPrgoirgoBAJMPACGvCgAA0Q8AILAKQACbDwAhBxUAAIUPACAWAADUDwAgFwAA1A8AIMEEAAAArgoI3AkAAACuCgLdCQAAAK4KCOIJAADTD64KIg8VAACFDwAgFgAA0g8AIBcAANIPACDcCYAAAAAB3gmAAAAAAd8JgAAAAAHgCYAAAAAB4QmAAAAAAeIJgAAAAAGBCgEAAAABggoBAAAAAYMKAQAAAAGECoAAAAABhQqAAAAAAYYKgAAAAAEM3AmAAAAAAd4JgAAAAAHfCYAAAAAB4AmAAAAAAeEJgAAAAAHiCYAAAAABgQoBAAAAAYIKAQAAAAGDCgEAAAABhAqAAAAAAYUKgAAAAAGGCoAAAAABBxUAAIUPACAWAADUDwAgFwAA1A8AIMEEAAAArgoI3AkAAACuCgLdCQAAAK4KCOIJAADTD64KIgTBBAAAAK4KCNwJAAAArgoC3QkAAACuCgjiCQAA1A-uCiIJ1QkAANUPADDWCQAAmg0AENcJAADVDwAw2AkBAI0PACHbCUAAjg8AIY8KAADWD64KIq4KAQCYDwAhrwoAANcPACCwCkAAog8AIQTBBAAAAK4KCNwJAAAArgoC3QkAAACuCgjiCQAA1A-uCiIM3AmAAAAAAd4JgAAAAAHfCYAAAAAB4AmAAAAAAeEJgAAAAAHiCYAAAAABgQoBAAAAAYIKAQAAAAGDCgEAAAABhAqAAAAAAYUKgAAAAAGGCoAAAAABDNUJAADYDwAw1gkAAJQNABDXCQAA2A8AMNsJQACDDwAh7wkAANkPsgoijwoAANAPrgoikAoBAIIPACGaCgEAgg8AIa8KAADRDwAgsApAAJsPACGyCgEAgg8AIbMKAQCCDwAhBxUAAIUPACAWAADbDwAgFwAA2w8AIMEEAAAAsgoI3AkAAACyCgLdCQAAALIKCOIJAADaD7IKIgcVAACFDwAgFgAA2w8AIBcAANsPACDBBAAAALIKCNwJAAAAsgoC3QkAAACyCgjiCQAA2g-yCiIEwQQAAACyCgjcCQAAALIKAt0JAAAAsgoI4gkAANsPsgoiDNUJAADcDwAw1gkAAIENABDXCQAA3A8AMNsJQACODwAh7wkAAN0PsgoijwoAANYPrgoikAoBAI0PACGaCgEAjQ8AIa8KAADXDwAgsApAAKIPACGyCgEAjQ8AIbMKAQCNDwAhBMEEAAAAsgoI3AkAAACyCgLdCQAAALIKCOIJAADbD7IKIgKPCgAAAK4KArIKAQAAAAEO1QkAAN8PADDWCQAA-wwAENcJAADfDwAw2AkBAIIPACHbCUAAgw8AIekJQACDDwAhiAoBAIIPACGQCgEAgg8AIZEKAQCCDwAhkwoBAIIPACG1CgIAgQ8AIbYKQACDDwAhtwpAAJsPACG4CgIApw8AIQ7VCQAA4A8AMNYJAADoDAAQ1wkAAOAPADDYCQEAjQ8AIdsJQACODwAh6QlAAI4PACGICgEAjQ8AIZAKAQCNDwAhkQoBAI0PACGTCgEAjQ8AIbUKAgCMDwAhtgpAAI4PACG3CkAAog8AIbgKAgDFDwAhB9UJAADhDwAw1gkAAOIMABDXCQAA4Q8AMNgJAQCCDwAh2wlAAIMPACGvCgAA0Q8AILkKAQCCDwAhB9UJAADiDwAw1gkAAM8MABDXCQAA4g8AMNgJAQCNDwAh2wlAAI4PACGvCgAA1w8AILkKAQCNDwAhCNUJAADjDwAw1gkAAMkMABDXCQAA4w8AMNsJQACDDwAhjwoAAOQPuwoisgoBAMoPACG7CkAAmw8AIbwKQACbDwAhBxUAAIUPACAWAADmDwAgFwAA5g8AIMEEAAAAuwoI3AkAAAC7CgLdCQAAALsKCOIJAADlD7sKIgcVAACFDwAgFgAA5g8AIBcAAOYPACDBBAAAALsKCNwJAAAAuwoC3QkAAAC7CgjiCQAA5Q-7CiIEwQQAAAC7CgjcCQAAALsKAt0JAAAAuwoI4gkAAOYPuwoiCNUJAADnDwAw1gkAALYMABDXCQAA5w8AMNsJQACODwAhjwoAAOgPuwoisgoBAM0PACG7CkAAog8AIbwKQACiDwAhBMEEAAAAuwoI3AkAAAC7CgLdCQAAALsKCOIJAADmD7sKIgKPCgAAALsKArIKAQAAAAEd1QkAAOoPADDWCQAAsAwAENcJAADqDwAw2AkBAMoPACHbCUAAgw8AIe8JAADrD78KIpAKAQCCDwAhmgoBAIIPACGzCgEAgg8AIbgKAQCTDwAhuwpAAJsPACHACgAA7A_ACiLBCgEAkw8AIcIKEAC2DwAhwwoQAO0PACHECgEAkw8AIcUKAACmDwAgxgoBAJMPACHHCgEAkw8AIcgKAQCTDwAhyQoBAJMPACHKCgEAkw8AIcsKAACmDwAgzAoBAJMPACHNCkAAmw8AIc4KQACbDwAhzwpAAIMPACHQCkAAmw8AIdEKQACbDwAhBxUAAIUPACAWAADzDwAgFwAA8w8AIMEEAAAAvwoI3AkAAAC_CgLdCQAAAL8KCOIJAADyD78KIgcVAACFDwAgFgAA8Q8AIBcAAPEPACDBBAAAAMAKCNwJAAAAwAoC3QkAAADACgjiCQAA8A_ACiINFQAAlQ8AIBYAAO8PACAXAADvDwAgOAAA7w8AIDkAAO8PACDBBBAAAAAF3AkQAAAAAd0JEAAAAAXeCRAAAAAB3wkQAAAAAeAJEAAAAAHhCRAAAAAB4gkQAO4PACENFQAAlQ8AIBYAAO8PACAXAADvDwAgOAAA7w8AIDkAAO8PACDBBBAAAAAF3AkQAAAAAd0JEAAAAAXeCRAAAAAB3wkQAAAAAeAJEAAAAAHhCRAAAAAB4gkQAO4PACEIwQQQAAAABdwJEAAAAAHdCRAAAAAF3gkQAAAAAd8JEAAAAAHgCRAAAAAB4QkQAAAAAeIJEADvDwAhBxUAAIUPACAWAADxDwAgFwAA8Q8AIMEEAAAAwAoI3AkAAADACgLdCQAAAMAKCOIJAADwD8AKIgTBBAAAAMAKCNwJAAAAwAoC3QkAAADACgjiCQAA8Q_ACiIHFQAAhQ8AIBYAAPMPACAXAADzDwAgwQQAAAC_CgjcCQAAAL8KAt0JAAAAvwoI4gkAAPIPvwoiBMEEAAAAvwoI3AkAAAC_CgLdCQAAAL8KCOIJAADzD78KIh3VCQAA9A8AMNYJAACdDAAQ1wkAAPQPADDYCQEAzQ8AIdsJQACODwAh7wkAAPUPvwoikAoBAI0PACGaCgEAjQ8AIbMKAQCNDwAhuAoBAJgPACG7CkAAog8AIcAKAAD2D8AKIsEKAQCYDwAhwgoQAL8PACHDChAA9w8AIcQKAQCYDwAhxQoAAMQPACDGCgEAmA8AIccKAQCYDwAhyAoBAJgPACHJCgEAmA8AIcoKAQCYDwAhywoAAMQPACDMCgEAmA8AIc0KQACiDwAhzgpAAKIPACHPCkAAjg8AIdAKQACiDwAh0QpAAKIPACEEwQQAAAC_CgjcCQAAAL8KAt0JAAAAvwoI4gkAAPMPvwoiBMEEAAAAwAoI3AkAAADACgLdCQAAAMAKCOIJAADxD8AKIgjBBBAAAAAF3AkQAAAAAd0JEAAAAAXeCRAAAAAB3wkQAAAAAeAJEAAAAAHhCRAAAAAB4gkQAO8PACEK1QkAAPgPADDWCQAAlwwAENcJAAD4DwAw7wkBAIIPACHzCQIAgQ8AIfQJQACbDwAhxQoBAIIPACHQCkAAmw8AIdIKAQCCDwAh0woBAJMPACEP1QkAAPkPADDWCQAAgQwAENcJAAD5DwAw2AkBAIIPACHbCUAAgw8AIYgKAQCTDwAhjwoBAIIPACGQCgEAkw8AIZoKAQCTDwAhuAoCAIEPACHUCgEAkw8AIdUKAQCCDwAh1goBAIIPACHXCgEAgg8AIdgKAQCCDwAhENAHAAD7DwAg1QkAAPoPADDWCQAA7gsAENcJAAD6DwAw2AkBAI0PACHbCUAAjg8AIYgKAQCYDwAhjwoBAI0PACGQCgEAmA8AIZoKAQCYDwAhuAoCAIwPACHUCgEAmA8AIdUKAQCNDwAh1goBAI0PACHXCgEAjQ8AIdgKAQCNDwAhA6AKAADoCwAgoQoAAOgLACCiCgAA6AsAIALFCgEAAAAB0goBAAAAAQu8BgAA_g8AINUJAAD9DwAw1gkAAOgLABDXCQAA_Q8AMO8JAQCNDwAh8wkCAIwPACH0CUAAog8AIcUKAQCNDwAh0ApAAKIPACHSCgEAjQ8AIdMKAQCYDwAhEtAHAAD7DwAg1QkAAPoPADDWCQAA7gsAENcJAAD6DwAw2AkBAI0PACHbCUAAjg8AIYgKAQCYDwAhjwoBAI0PACGQCgEAmA8AIZoKAQCYDwAhuAoCAIwPACHUCgEAmA8AIdUKAQCNDwAh1goBAI0PACHXCgEAjQ8AIdgKAQCNDwAh6QwAAO4LACDqDAAA7gsAIAbVCQAA_w8AMNYJAADjCwAQ1wkAAP8PADDaCgEAgg8AIdsKQACDDwAh3AoCAIEPACEG1QkAAIAQADDWCQAA0AsAENcJAACAEAAw2goBAI0PACHbCkAAjg8AIdwKAgCMDwAhAtoKAQAAAAHbCkAAAAABBtUJAACCEAAw1gkAAMoLABDXCQAAghAAMNgJAQCCDwAh3goBAIIPACHfCkAAgw8AIQjVCQAAgxAAMNYJAAC0CwAQ1wkAAIMQADDYCQEAgg8AIfsJQACDDwAh0goBAIIPACHeCgEAgg8AIeAKQACbDwAhDtUJAACEEAAw1gkAAJ4LABDXCQAAhBAAMNgJAQCCDwAh-wlAAIMPACGICgEAkw8AIbgKAgCBDwAh1QoBAIIPACHYCgEAgg8AIeEKAQCCDwAh4goBAIIPACHjCgEAgg8AIeQKAQCCDwAh5QoBAIIPACEPuwYAAIYQACDVCQAAhRAAMNYJAACLCwAQ1wkAAIUQADDYCQEAjQ8AIfsJQACODwAhiAoBAJgPACG4CgIAjA8AIdUKAQCNDwAh2AoBAI0PACHhCgEAjQ8AIeIKAQCNDwAh4woBAI0PACHkCgEAjQ8AIeUKAQCNDwAhA6AKAACCCgAgoQoAAIIKACCiCgAAggoAIArVCQAAhxAAMNYJAACFCwAQ1wkAAIcQADCaCgEAgg8AIc0KQACDDwAh3goBAIIPACHmCgEAgg8AIecKEAC2DwAh6AoCAIEPACHpChAAtg8AIQ7VCQAAiBAAMNYJAADvCgAQ1wkAAIgQADDYCQEAgg8AIdsJQACDDwAh6QlAAJsPACGwCkAAmw8AIcUKAQCTDwAh1AoBAJMPACHqCgEAgg8AIesKAQCCDwAh7AoBAJMPACHtCiAAsQ8AIe4KQACbDwAhBtUJAACJEAAw1gkAANcKABDXCQAAiRAAMJAKAQCCDwAh1AoBAIIPACHvCkAAgw8AIQfVCQAAihAAMNYJAADBCgAQ1wkAAIoQADDaCQEAgg8AIdsJQACDDwAh8AoBAIIPACHxCgEAgg8AIQfVCQAAixAAMNYJAACuCgAQ1wkAAIsQADDaCQEAjQ8AIdsJQACODwAh8AoBAI0PACHxCgEAjQ8AIQrVCQAAjBAAMNYJAACoCgAQ1wkAAIwQADDbCUAAgw8AIZoKAQCCDwAh6woBAIIPACHyCgEAgg8AIfMKAQCTDwAh9ApAAJsPACH1CkAAmw8AIQu6BgAAjhAAINUJAACNEAAw1gkAAIwKABDXCQAAjRAAMJoKAQCNDwAhzQpAAI4PACHeCgEAjQ8AIeYKAQCNDwAh5woQAL8PACHoCgIAjA8AIekKEAC_DwAhFMEEAACXEAAguwYAAIYQACC9BgAAmBAAIL4GAACZEAAg1QkAAJYQADDWCQAA_AkAENcJAACWEAAw2AkBAI0PACHbCUAAjg8AIekJQACiDwAhsApAAKIPACHFCgEAmA8AIdQKAQCYDwAh6goBAI0PACHrCgEAjQ8AIewKAQCYDwAh7QogAMgPACHuCkAAog8AIekMAAD8CQAg6gwAAPwJACAHugYAAI4QACDVCQAAjxAAMNYJAACICgAQ1wkAAI8QADDYCQEAjQ8AId4KAQCNDwAh3wpAAI4PACEC0goBAAAAAd4KAQAAAAEKugYAAI4QACC8BgAAkhAAINUJAACREAAw1gkAAIIKABDXCQAAkRAAMNgJAQCNDwAh-wlAAI4PACHSCgEAjQ8AId4KAQCNDwAh4ApAAKIPACERuwYAAIYQACDVCQAAhRAAMNYJAACLCwAQ1wkAAIUQADDYCQEAjQ8AIfsJQACODwAhiAoBAJgPACG4CgIAjA8AIdUKAQCNDwAh2AoBAI0PACHhCgEAjQ8AIeIKAQCNDwAh4woBAI0PACHkCgEAjQ8AIeUKAQCNDwAh6QwAAIsLACDqDAAAiwsAIAy5BgAAlBAAIL8GAACVEAAg1QkAAJMQADDWCQAAgAoAENcJAACTEAAw2wlAAI4PACGaCgEAjQ8AIesKAQCNDwAh8goBAI0PACHzCgEAmA8AIfQKQACiDwAh9QpAAKIPACEDoAoAAPgJACChCgAA-AkAIKIKAAD4CQAgA6AKAAD8CQAgoQoAAPwJACCiCgAA_AkAIBLBBAAAlxAAILsGAACGEAAgvQYAAJgQACC-BgAAmRAAINUJAACWEAAw1gkAAPwJABDXCQAAlhAAMNgJAQCNDwAh2wlAAI4PACHpCUAAog8AIbAKQACiDwAhxQoBAJgPACHUCgEAmA8AIeoKAQCNDwAh6woBAI0PACHsCgEAmA8AIe0KIADIDwAh7gpAAKIPACEOuQYAAJQQACC_BgAAlRAAINUJAACTEAAw1gkAAIAKABDXCQAAkxAAMNsJQACODwAhmgoBAI0PACHrCgEAjQ8AIfIKAQCNDwAh8woBAJgPACH0CkAAog8AIfUKQACiDwAh6QwAAIAKACDqDAAAgAoAIAOgCgAAiAoAIKEKAACICgAgogoAAIgKACADoAoAAIwKACChCgAAjAoAIKIKAACMCgAgApAKAQAAAAHUCgEAAAABB8EEAACcEAAg1QkAAJsQADDWCQAA-AkAENcJAACbEAAwkAoBAI0PACHUCgEAjQ8AIe8KQACODwAhDrkGAACUEAAgvwYAAJUQACDVCQAAkxAAMNYJAACACgAQ1wkAAJMQADDbCUAAjg8AIZoKAQCNDwAh6woBAI0PACHyCgEAjQ8AIfMKAQCYDwAh9ApAAKIPACH1CkAAog8AIekMAACACgAg6gwAAIAKACAG1QkAAJ0QADDWCQAA8wkAENcJAACdEAAwkAoBAIIPACH4CgEAyg8AIfkKQACDDwAhBtUJAACeEAAw1gkAAOAJABDXCQAAnhAAMJAKAQCNDwAh-AoBAM0PACH5CkAAjg8AIQKQCgEAAAAB-AoBAAAAAQbVCQAAoBAAMNYJAADaCQAQ1wkAAKAQADDbCUAAgw8AIfIKAQCCDwAh-woBAIIPACEG1QkAAKEQADDWCQAAxwkAENcJAAChEAAw2wlAAI4PACHyCgEAjQ8AIfsKAQCNDwAhB9UJAACiEAAw1gkAAMEJABDXCQAAohAAMNsKAgCBDwAh_ApAAIMPACH9ChAAtg8AIf4KEAC2DwAhB9UJAACjEAAw1gkAAK4JABDXCQAAoxAAMNsKAgCMDwAh_ApAAI4PACH9ChAAvw8AIf4KEAC_DwAhCdUJAACkEAAw1gkAAKgJABDXCQAApBAAMNgJAQCCDwAh_woBAIIPACGACwEAgg8AIYELAADRDwAgggsgALEPACGDC0AAgw8AIQbVCQAApRAAMNYJAACSCQAQ1wkAAKUQADDYCQEAgg8AIYMLQACDDwAhhAsBAIIPACEH6AUAAKcQACDVCQAAphAAMNYJAAD_CAAQ1wkAAKYQADDYCQEAjQ8AIYMLQACODwAhhAsBAI0PACEDoAoAAPkIACChCgAA-QgAIKIKAAD5CAAgCucFAACpEAAg1QkAAKgQADDWCQAA-QgAENcJAACoEAAw2AkBAI0PACH_CgEAjQ8AIYALAQCNDwAhgQsAANcPACCCCyAAyA8AIYMLQACODwAhCegFAACnEAAg1QkAAKYQADDWCQAA_wgAENcJAACmEAAw2AkBAI0PACGDC0AAjg8AIYQLAQCNDwAh6QwAAP8IACDqDAAA_wgAIAbVCQAAqhAAMNYJAAD0CAAQ1wkAAKoQADDnChAAtg8AIYULAQDKDwAhhgsCAIEPACEU1QkAAKsQADDWCQAA3ggAENcJAACrEAAw2AkBAMoPACHbCUAAgw8AIe8JAQCCDwAh8AkBAJMPACHzCQIAgQ8AIZkKAQCTDwAhzAoBAIIPACHPCkAAgw8AIecKEAC2DwAhhwsBAMoPACGICwEAgg8AIYkLAQCCDwAhigsBAJMPACGLCwAApg8AIIwLQACbDwAhjQtAAJsPACGOC0AAmw8AIQnVCQAArBAAMNYJAADICAAQ1wkAAKwQADDYCQQApQ8AIcwKAQCCDwAhhwsBAMoPACGPCwEAkw8AIZALAQCCDwAhkQtAAIMPACEO1QkAAK0QADDWCQAAsggAENcJAACtEAAw5woQALYPACGGCwIAgQ8AIYcLAQDKDwAhkgsBAIIPACGTCwEAgg8AIZQLAQCCDwAhlQsQAO0PACGWCwIAgQ8AIZcLAQCCDwAhmAsBAIIPACGZCwIApw8AIS3VCQAArhAAMNYJAACcCAAQ1wkAAK4QADDYCQEAyg8AIdsJQACDDwAh7wkBAIIPACGZCgEAkw8AIcwKAQCCDwAhzwpAAIMPACHmCgEAgg8AIecKEAC2DwAh6woBAIIPACGACwEAkw8AIY4LQACDDwAhkgsBAJMPACGUCwEAgg8AIZcLAQCCDwAhmgsBAIIPACGbCwEAgg8AIZwLAQCCDwAhnQsBAIIPACGeCwEAgg8AIZ8LAQCCDwAhoAsQAO0PACGhCxAA7Q8AIaILAgCnDwAhowsAANEPACCkCwAA0Q8AIKULAAGvEAAhpgsAAa8QACGnCwEAkw8AIagLAAGwEAAhqQtAAIMPACGqCwEAkw8AIasLAQCTDwAhrAsBAIIPACGtCyAAsQ8AIa4LAgCnDwAhrwsAAKYPACCwCwABsBAAIbELAACmDwAgsgsBAJMPACGzCxAA7Q8AIbQLIACxDwAhtQtAAJsPACEHFQAAhQ8AIBYAALQQACAXAAC0EAAgwQQAAQAABNwJAAEAAAHdCQABAAAE4gkAAbMQACEHFQAAlQ8AIBYAALIQACAXAACyEAAgwQQAAQAABdwJAAEAAAHdCQABAAAF4gkAAbEQACEHFQAAlQ8AIBYAALIQACAXAACyEAAgwQQAAQAABdwJAAEAAAHdCQABAAAF4gkAAbEQACEEwQQAAQAABdwJAAEAAAHdCQABAAAF4gkAAbIQACEHFQAAhQ8AIBYAALQQACAXAAC0EAAgwQQAAQAABNwJAAEAAAHdCQABAAAE4gkAAbMQACEEwQQAAQAABNwJAAEAAAHdCQABAAAE4gkAAbQQACEwkwUAALgQACCUBQAAuRAAIJYFAAC6EAAg1QkAALUQADDWCQAAiQgAENcJAAC1EAAw2AkBAM0PACHbCUAAjg8AIe8JAQCNDwAhmQoBAJgPACHMCgEAjQ8AIc8KQACODwAh5goBAI0PACHnChAAvw8AIesKAQCNDwAhgAsBAJgPACGOC0AAjg8AIZILAQCYDwAhlAsBAI0PACGXCwEAjQ8AIZoLAQCNDwAhmwsBAI0PACGcCwEAjQ8AIZ0LAQCNDwAhngsBAI0PACGfCwEAjQ8AIaALEAD3DwAhoQsQAPcPACGiCwIAxQ8AIaMLAADXDwAgpAsAANcPACClCwABthAAIaYLAAG2EAAhpwsBAJgPACGoCwABtxAAIakLQACODwAhqgsBAJgPACGrCwEAmA8AIawLAQCNDwAhrQsgAMgPACGuCwIAxQ8AIa8LAADEDwAgsAsAAbcQACGxCwAAxA8AILILAQCYDwAhswsQAPcPACG0CyAAyA8AIbULQACiDwAhBMEEAAEAAATcCQABAAAB3QkAAQAABOIJAAG0EAAhBMEEAAEAAAXcCQABAAAB3QkAAQAABeIJAAGyEAAhA6AKAAD0BwAgoQoAAPQHACCiCgAA9AcAIAOgCgAA-AcAIKEKAAD4BwAgogoAAPgHACADoAoAAPwHACChCgAA_AcAIKIKAAD8BwAgAoULAQAAAAGGCwIAAAABB5UFAAC9EAAg1QkAALwQADDWCQAAgAgAENcJAAC8EAAw5woQAL8PACGFCwEAzQ8AIYYLAgCMDwAhGJIFAADAEAAgkwUAAMEQACDVCQAAvxAAMNYJAAD8BwAQ1wkAAL8QADDYCQEAzQ8AIdsJQACODwAh7wkBAI0PACHwCQEAmA8AIfMJAgCMDwAhmQoBAJgPACHMCgEAjQ8AIc8KQACODwAh5woQAL8PACGHCwEAzQ8AIYgLAQCNDwAhiQsBAI0PACGKCwEAmA8AIYsLAADEDwAgjAtAAKIPACGNC0AAog8AIY4LQACiDwAh6QwAAPwHACDqDAAA_AcAIAKHCwEAAAABiQsBAAAAARaSBQAAwBAAIJMFAADBEAAg1QkAAL8QADDWCQAA_AcAENcJAAC_EAAw2AkBAM0PACHbCUAAjg8AIe8JAQCNDwAh8AkBAJgPACHzCQIAjA8AIZkKAQCYDwAhzAoBAI0PACHPCkAAjg8AIecKEAC_DwAhhwsBAM0PACGICwEAjQ8AIYkLAQCNDwAhigsBAJgPACGLCwAAxA8AIIwLQACiDwAhjQtAAKIPACGOC0AAog8AITKTBQAAuBAAIJQFAAC5EAAglgUAALoQACDVCQAAtRAAMNYJAACJCAAQ1wkAALUQADDYCQEAzQ8AIdsJQACODwAh7wkBAI0PACGZCgEAmA8AIcwKAQCNDwAhzwpAAI4PACHmCgEAjQ8AIecKEAC_DwAh6woBAI0PACGACwEAmA8AIY4LQACODwAhkgsBAJgPACGUCwEAjQ8AIZcLAQCNDwAhmgsBAI0PACGbCwEAjQ8AIZwLAQCNDwAhnQsBAI0PACGeCwEAjQ8AIZ8LAQCNDwAhoAsQAPcPACGhCxAA9w8AIaILAgDFDwAhowsAANcPACCkCwAA1w8AIKULAAG2EAAhpgsAAbYQACGnCwEAmA8AIagLAAG3EAAhqQtAAI4PACGqCwEAmA8AIasLAQCYDwAhrAsBAI0PACGtCyAAyA8AIa4LAgDFDwAhrwsAAMQPACCwCwABtxAAIbELAADEDwAgsgsBAJgPACGzCxAA9w8AIbQLIADIDwAhtQtAAKIPACHpDAAAiQgAIOoMAACJCAAgA6AKAACACAAgoQoAAIAIACCiCgAAgAgAIAqSBQAAwBAAINUJAADCEAAw1gkAAPgHABDXCQAAwhAAMNgJBAC9DwAhzAoBAI0PACGHCwEAzQ8AIY8LAQCYDwAhkAsBAI0PACGRC0AAjg8AIQKGCwIAAAABhwsBAAAAAQ-SBQAAwBAAINUJAADEEAAw1gkAAPQHABDXCQAAxBAAMOcKEAC_DwAhhgsCAIwPACGHCwEAzQ8AIZILAQCNDwAhkwsBAI0PACGUCwEAjQ8AIZULEAD3DwAhlgsCAIwPACGXCwEAjQ8AIZgLAQCNDwAhmQsCAMUPACEE5goBAAAAAZsLAQAAAAGcCwEAAAABngsBAAAAAQfVCQAAxhAAMNYJAADvBwAQ1wkAAMYQADCJCwEAgg8AIboLAgCBDwAhuwtAAIMPACG8C0AAgw8AIQfVCQAAxxAAMNYJAADcBwAQ1wkAAMcQADCJCwEAjQ8AIboLAgCMDwAhuwtAAI4PACG8C0AAjg8AIQXVCQAAyBAAMNYJAADWBwAQ1wkAAMgQADCJCwEAgg8AIb0LQACDDwAhBdUJAADJEAAw1gkAAMMHABDXCQAAyRAAMIkLAQCNDwAhvQtAAI4PACEX1QkAAMoQADDWCQAAvQcAENcJAADKEAAw2AkBAIIPACHbCUAAgw8AIekJQACbDwAh7wkAAMsQvwsijwoBAIIPACGQCgEAgg8AIZoKAQCCDwAhswoBAIIPACG7CkAAgw8AIc8KQACDDwAh3wpAAJsPACGOC0AAmw8AIZQLAQCCDwAhugsCAIEPACG_CwAA0Q8AIMALAgCBDwAhwQsAAKYPACDCCwAApg8AIMMLAQCTDwAhxAtAAIMPACEHFQAAhQ8AIBYAAM0QACAXAADNEAAgwQQAAAC_CwjcCQAAAL8LAt0JAAAAvwsI4gkAAMwQvwsiBxUAAIUPACAWAADNEAAgFwAAzRAAIMEEAAAAvwsI3AkAAAC_CwLdCQAAAL8LCOIJAADMEL8LIgTBBAAAAL8LCNwJAAAAvwsC3QkAAAC_CwjiCQAAzRC_CyIX1QkAAM4QADDWCQAAqgcAENcJAADOEAAw2AkBAI0PACHbCUAAjg8AIekJQACiDwAh7wkAAM8QvwsijwoBAI0PACGQCgEAjQ8AIZoKAQCNDwAhswoBAI0PACG7CkAAjg8AIc8KQACODwAh3wpAAKIPACGOC0AAog8AIZQLAQCNDwAhugsCAIwPACG_CwAA1w8AIMALAgCMDwAhwQsAAMQPACDCCwAAxA8AIMMLAQCYDwAhxAtAAI4PACEEwQQAAAC_CwjcCQAAAL8LAt0JAAAAvwsI4gkAAM0QvwsiCtwBAQCCDwAh1QkAANAQADDWCQAApAcAENcJAADQEAAw2AkEAKUPACHrCgEAgg8AIfIKAQCCDwAhxQsBAIIPACHGCwEAgg8AIccLAgCBDwAhBdUJAADREAAw1gkAAI4HABDXCQAA0RAAMPIKAQCCDwAhyAsCAIEPACEG3QEAANMQACDVCQAA0hAAMNYJAAD7BgAQ1wkAANIQADDyCgEAjQ8AIcgLAgCMDwAhA6AKAAD1BgAgoQoAAPUGACCiCgAA9QYAIAvcAQEAjQ8AIcEEAADVEAAg1QkAANQQADDWCQAA9QYAENcJAADUEAAw2AkEAL0PACHrCgEAjQ8AIfIKAQCNDwAhxQsBAI0PACHGCwEAjQ8AIccLAgCMDwAhCN0BAADTEAAg1QkAANIQADDWCQAA-wYAENcJAADSEAAw8goBAI0PACHICwIAjA8AIekMAAD7BgAg6gwAAPsGACAI1QkAANYQADDWCQAA8AYAENcJAADWEAAw2wlAAIMPACHyCgEAgg8AIYcLAQCCDwAhiQsBAIIPACHFCwEAgg8AIQjVCQAA1xAAMNYJAADdBgAQ1wkAANcQADDbCUAAjg8AIfIKAQCNDwAhhwsBAI0PACGJCwEAjQ8AIcULAQCNDwAhAvIKAQAAAAGHCwEAAAABBdUJAADZEAAw1gkAANcGABDXCQAA2RAAMOkJQACDDwAhygsBAIIPACEF1QkAANoQADDWCQAAxAYAENcJAADaEAAw6QlAAI4PACHKCwEAjQ8AIQfVCQAA2xAAMNYJAAC-BgAQ1wkAANsQADDbCUAAgw8AIYYLAgCBDwAhhwsBAMoPACHLCwEAgg8AIQfVCQAA3BAAMNYJAACrBgAQ1wkAANwQADDbCUAAjg8AIYYLAgCMDwAhhwsBAM0PACHLCwEAjQ8AIQOGCwIAAAABhwsBAAAAAcsLAQAAAAEJ1QkAAN4QADDWCQAApQYAENcJAADeEAAw7wkAAN8QzgsimgoBAIIPACHQCkAAmw8AIZMLAQCCDwAhzgsBAJMPACHPC0AAgw8AIQcVAACFDwAgFgAA4RAAIBcAAOEQACDBBAAAAM4LCNwJAAAAzgsC3QkAAADOCwjiCQAA4BDOCyIHFQAAhQ8AIBYAAOEQACAXAADhEAAgwQQAAADOCwjcCQAAAM4LAt0JAAAAzgsI4gkAAOAQzgsiBMEEAAAAzgsI3AkAAADOCwLdCQAAAM4LCOIJAADhEM4LIgnVCQAA4hAAMNYJAACSBgAQ1wkAAOIQADDvCQAA4xDOCyKaCgEAjQ8AIdAKQACiDwAhkwsBAI0PACHOCwEAmA8AIc8LQACODwAhBMEEAAAAzgsI3AkAAADOCwLdCQAAAM4LCOIJAADhEM4LIgXVCQAA5BAAMNYJAACMBgAQ1wkAAOQQADDyCgEAgg8AIYMLQACDDwAhBdUJAADlEAAw1gkAAPkFABDXCQAA5RAAMPIKAQCNDwAhgwtAAI4PACER1QkAAOYQADDWCQAA8wUAENcJAADmEAAw2AkBAMoPACHbCUAAgw8AIZAKAQCCDwAh0ApAAJsPACGACwEAgg8AIZILAQCTDwAhmAsBAJMPACGqCwEAgg8AIawLAQCCDwAh0AsBAIIPACHRCwAA0Q8AINILAQCCDwAh0wsBAIIPACHUCwEAkw8AIRHVCQAA5xAAMNYJAADgBQAQ1wkAAOcQADDYCQEAzQ8AIdsJQACODwAhkAoBAI0PACHQCkAAog8AIYALAQCNDwAhkgsBAJgPACGYCwEAmA8AIaoLAQCNDwAhrAsBAI0PACHQCwEAjQ8AIdELAADXDwAg0gsBAI0PACHTCwEAjQ8AIdQLAQCYDwAhB9UJAADoEAAw1gkAANoFABDXCQAA6BAAMNsJQACDDwAh6QlAAIMPACGHCgABrxAAIcUKAQCCDwAhB9UJAADpEAAw1gkAAMcFABDXCQAA6RAAMNsJQACODwAh6QlAAI4PACGHCgABthAAIcUKAQCNDwAhB9UJAADqEAAw1gkAAMEFABDXCQAA6hAAMOkJQACDDwAhxQoBAIIPACGeCwEAgg8AIdULQACDDwAhB9UJAADrEAAw1gkAAK4FABDXCQAA6xAAMOkJQACODwAhxQoBAI0PACGeCwEAjQ8AIdULQACODwAhBecFBAClDwAh1QkAAOwQADDWCQAAqAUAENcJAADsEAAw2AkCAIEPACEF5wUEAL0PACHVCQAA7RAAMNYJAACVBQAQ1wkAAO0QADDYCQIAjA8AIQ7VCQAA7hAAMNYJAACPBQAQ1wkAAO4QADDYCQIAgQ8AIcIKAQCTDwAhkgsBAIIPACGqCwEAgg8AIdQLAAGvEAAh1gsCAIEPACHXCwEAgg8AIdgLAQCCDwAh2QsBAJMPACHaCwEAkw8AIdsLAAGwEAAhDdUJAADvEAAw1gkAAPkEABDXCQAA7xAAMNgJAgCBDwAh2AsBAIIPACHcCwEAgg8AId0LAQCCDwAh3gsBAIIPACHfCwEAgg8AIeALAQCTDwAh4QsBAJMPACHiCwAA8BAAIOMLIACxDwAhBNwJAQAAAAXkCwEAAAAB5QsBAAAABOYLAQAAAAQOkAMAAPIQACDVCQAA8RAAMNYJAADmBAAQ1wkAAPEQADDYCQIAjA8AIdgLAQCNDwAh3AsBAI0PACHdCwEAjQ8AId4LAQCNDwAh3wsBAI0PACHgCwEAmA8AIeELAQCYDwAh4gsAAPAQACDjCyAAyA8AIQOgCgAA4AQAIKEKAADgBAAgogoAAOAEACADkgsBAAAAAaoLAQAAAAHWCwIAAAABD48DAAD1EAAg1QkAAPQQADDWCQAA4AQAENcJAAD0EAAw2AkCAIwPACHCCgEAmA8AIZILAQCNDwAhqgsBAI0PACHUCwABthAAIdYLAgCMDwAh1wsBAI0PACHYCwEAjQ8AIdkLAQCYDwAh2gsBAJgPACHbCwABtxAAIRCQAwAA8hAAINUJAADxEAAw1gkAAOYEABDXCQAA8RAAMNgJAgCMDwAh2AsBAI0PACHcCwEAjQ8AId0LAQCNDwAh3gsBAI0PACHfCwEAjQ8AIeALAQCYDwAh4QsBAJgPACHiCwAA8BAAIOMLIADIDwAh6QwAAOYEACDqDAAA5gQAIAfVCQAA9hAAMNYJAADbBAAQ1wkAAPYQADDdCwEAgg8AIegLQACDDwAh6QtAAJsPACHqCwEAkw8AIQfVCQAA9xAAMNYJAADIBAAQ1wkAAPcQADDdCwEAjQ8AIegLQACODwAh6QtAAKIPACHqCwEAmA8AIQjVCQAA-BAAMNYJAADCBAAQ1wkAAPgQADDYCQEAyg8AIdsJQACDDwAhkAoBAIIPACHrCwEAyg8AIewLBAClDwAhD9UJAAD5EAAw1gkAAKwEABDXCQAA-RAAMNgJAQDKDwAh2wlAAIMPACHpCUAAmw8AIfAJAQCTDwAhnAsAAPsQ8Qsi7AsEAKUPACHtCwEAgg8AIe4LAQCCDwAh7wsBAPoQACHxCwQApQ8AIfILBAClDwAh8wtAAJsPACELFQAAlQ8AIBYAAJYPACAXAACWDwAgwQQBAAAABdwJAQAAAAHdCQEAAAAF3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAeIJAQD-EAAhBxUAAIUPACAWAAD9EAAgFwAA_RAAIMEEAAAA8QsI3AkAAADxCwLdCQAAAPELCOIJAAD8EPELIgcVAACFDwAgFgAA_RAAIBcAAP0QACDBBAAAAPELCNwJAAAA8QsC3QkAAADxCwjiCQAA_BDxCyIEwQQAAADxCwjcCQAAAPELAt0JAAAA8QsI4gkAAP0Q8QsiCxUAAJUPACAWAACWDwAgFwAAlg8AIMEEAQAAAAXcCQEAAAAB3QkBAAAABd4JAQAAAAHfCQEAAAAB4AkBAAAAAeEJAQAAAAHiCQEA_hAAIQfVCQAA_xAAMNYJAACUBAAQ1wkAAP8QADDbCUAAgw8AIZAKAQCCDwAh7wsBAMoPACH1CwAAgBH1CyIHFQAAhQ8AIBYAAIIRACAXAACCEQAgwQQAAAD1CwjcCQAAAPULAt0JAAAA9QsI4gkAAIER9QsiBxUAAIUPACAWAACCEQAgFwAAghEAIMEEAAAA9QsI3AkAAAD1CwLdCQAAAPULCOIJAACBEfULIgTBBAAAAPULCNwJAAAA9QsC3QkAAAD1CwjiCQAAghH1CyII1QkAAIMRADDWCQAA_gMAENcJAACDEQAw2AkBAMoPACHbCUAAgw8AIfIKAQCCDwAh7gsBAIIPACH2CwEAgg8AIQKQCgEAAAAB6wsBAAAAAQm8AgAAhhEAINUJAACFEQAw1gkAAOQDABDXCQAAhREAMNgJAQDNDwAh2wlAAI4PACGQCgEAjQ8AIesLAQDNDwAh7AsEAL0PACETugIAAI0RACC9AgAAjhEAINUJAACKEQAw1gkAAN4DABDXCQAAihEAMNgJAQDNDwAh2wlAAI4PACHpCUAAog8AIfAJAQCYDwAhnAsAAIwR8Qsi7AsEAL0PACHtCwEAjQ8AIe4LAQCNDwAh7wsBAIsRACHxCwQAvQ8AIfILBAC9DwAh8wtAAKIPACHpDAAA3gMAIOoMAADeAwAgCrsCAACIEQAgvgIAAIkRACDVCQAAhxEAMNYJAADiAwAQ1wkAAIcRADDYCQEAzQ8AIdsJQACODwAh8goBAI0PACHuCwEAjQ8AIfYLAQCNDwAhA6AKAADaAwAgoQoAANoDACCiCgAA2gMAIAOgCgAA3gMAIKEKAADeAwAgogoAAN4DACARugIAAI0RACC9AgAAjhEAINUJAACKEQAw1gkAAN4DABDXCQAAihEAMNgJAQDNDwAh2wlAAI4PACHpCUAAog8AIfAJAQCYDwAhnAsAAIwR8Qsi7AsEAL0PACHtCwEAjQ8AIe4LAQCNDwAh7wsBAIsRACHxCwQAvQ8AIfILBAC9DwAh8wtAAKIPACEIwQQBAAAABdwJAQAAAAHdCQEAAAAF3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAeIJAQCPEQAhBMEEAAAA8QsI3AkAAADxCwLdCQAAAPELCOIJAAD9EPELIgy7AgAAiBEAIL4CAACJEQAg1QkAAIcRADDWCQAA4gMAENcJAACHEQAw2AkBAM0PACHbCUAAjg8AIfIKAQCNDwAh7gsBAI0PACH2CwEAjQ8AIekMAADiAwAg6gwAAOIDACADoAoAAOQDACChCgAA5AMAIKIKAADkAwAgCMEEAQAAAAXcCQEAAAAB3QkBAAAABd4JAQAAAAHfCQEAAAAB4AkBAAAAAeEJAQAAAAHiCQEAjxEAIQKQCgEAAAAB7wsBAAAAAQi6AgAAkxEAINUJAACREQAw1gkAANoDABDXCQAAkREAMNsJQACODwAhkAoBAI0PACHvCwEAzQ8AIfULAACSEfULIgTBBAAAAPULCNwJAAAA9QsC3QkAAAD1CwjiCQAAghH1CyIMuwIAAIgRACC-AgAAiREAINUJAACHEQAw1gkAAOIDABDXCQAAhxEAMNgJAQDNDwAh2wlAAI4PACHyCgEAjQ8AIe4LAQCNDwAh9gsBAI0PACHpDAAA4gMAIOoMAADiAwAgD9UJAACUEQAw1gkAANUDABDXCQAAlBEAMIYLAgCBDwAh3QsBAIIPACHeCwEAkw8AIfkLAQCCDwAh-gsCAIEPACH8CwAAlRH8CyL9CwIApw8AIf4LAQCTDwAh_wsBAJMPACGADAEAkw8AIYEMAACmDwAgggwCAIEPACEHFQAAhQ8AIBYAAJcRACAXAACXEQAgwQQAAAD8CwjcCQAAAPwLAt0JAAAA_AsI4gkAAJYR_AsiBxUAAIUPACAWAACXEQAgFwAAlxEAIMEEAAAA_AsI3AkAAAD8CwLdCQAAAPwLCOIJAACWEfwLIgTBBAAAAPwLCNwJAAAA_AsC3QkAAAD8CwjiCQAAlxH8CyIP1QkAAJgRADDWCQAAwgMAENcJAACYEQAwhgsCAIwPACHdCwEAjQ8AId4LAQCYDwAh-QsBAI0PACH6CwIAjA8AIfwLAACZEfwLIv0LAgDFDwAh_gsBAJgPACH_CwEAmA8AIYAMAQCYDwAhgQwAAMQPACCCDAIAjA8AIQTBBAAAAPwLCNwJAAAA_AsC3QkAAAD8CwjiCQAAlxH8CyIC3QsBAAAAAfkLAQAAAAEChgsCAAAAAfkLAQAAAAEU1QkAAJwRADDWCQAAvAMAENcJAACcEQAw4ApAAIMPACHYCwEAkw8AIdoLAQCCDwAh2wsAAa8QACHdCwEAgg8AId4LAQCTDwAh3wsBAJMPACH_CwEAgg8AIYAMAQCCDwAhhQwBAIIPACGGDAEAkw8AIYcMAQCTDwAhiAwBAJMPACGJDAAA8BAAIIoMAADwEAAgiwwgALEPACGMDEAAmw8AIRTVCQAAnREAMNYJAACvAwAQ1wkAAJ0RADDgCkAAjg8AIdgLAQCYDwAh2gsBAI0PACHbCwABthAAId0LAQCNDwAh3gsBAJgPACHfCwEAmA8AIf8LAQCNDwAhgAwBAI0PACGFDAEAjQ8AIYYMAQCYDwAhhwwBAJgPACGIDAEAmA8AIYkMAADwEAAgigwAAPAQACCLDCAAyA8AIYwMQACiDwAhDNUJAACeEQAw1gkAAKkDABDXCQAAnhEAMNgJBAClDwAh6QlAAIMPACGQCgEAgg8AIbwKQACDDwAh1QtAAJsPACGNDAEAgg8AIY4MAAGvEAAhjwwAAa8QACGQDAIAgQ8AIQzVCQAAnxEAMNYJAACWAwAQ1wkAAJ8RADDYCQQAvQ8AIekJQACODwAhkAoBAI0PACG8CkAAjg8AIdULQACiDwAhjQwBAI0PACGODAABthAAIY8MAAG2EAAhkAwCAIwPACEQ1QkAAKARADDWCQAAkAMAENcJAACgEQAw2wlAAIMPACHvCQEAkw8AIZAKAQCCDwAhzwpAAIMPACGNDAEAgg8AIZEMAQCCDwAhkgwBAIIPACGTDAEAgg8AIZQMAQCTDwAhlQwBAIIPACGWDAEAgg8AIZcMAQCCDwAhmAxAAJsPACEQ1QkAAKERADDWCQAA_QIAENcJAAChEQAw2wlAAI4PACHvCQEAmA8AIZAKAQCNDwAhzwpAAI4PACGNDAEAjQ8AIZEMAQCNDwAhkgwBAI0PACGTDAEAjQ8AIZQMAQCYDwAhlQwBAI0PACGWDAEAjQ8AIZcMAQCNDwAhmAxAAKIPACEJ1QkAAKIRADDWCQAA9wIAENcJAACiEQAw2AkEAKUPACHwCgEAgg8AIfIKAQCCDwAhxQsBAIIPACHGCwEAgg8AIccLAgCBDwAhE9UJAACjEQAw1gkAAOECABDXCQAAoxEAMNsJQACDDwAh6QlAAJsPACHvCQAApBGaDCKyCgQApQ8AIesKAQCCDwAh8goBAIIPACHICwIAgQ8AIZoMQACbDwAhmwwBAJMPACGcDEAAmw8AIZ0MQACbDwAhngxAAJsPACGfDAIAgQ8AIaAMQACbDwAhoQxAAJsPACGiDEAAmw8AIQcVAACFDwAgFgAAphEAIBcAAKYRACDBBAAAAJoMCNwJAAAAmgwC3QkAAACaDAjiCQAApRGaDCIHFQAAhQ8AIBYAAKYRACAXAACmEQAgwQQAAACaDAjcCQAAAJoMAt0JAAAAmgwI4gkAAKURmgwiBMEEAAAAmgwI3AkAAACaDALdCQAAAJoMCOIJAACmEZoMIhTdAQAAqREAINUJAACnEQAw1gkAAM4CABDXCQAApxEAMNsJQACODwAh6QlAAKIPACHvCQAAqBGaDCKyCgQAvQ8AIesKAQCNDwAh8goBAI0PACHICwIAjA8AIZoMQACiDwAhmwwBAJgPACGcDEAAog8AIZ0MQACiDwAhngxAAKIPACGfDAIAjA8AIaAMQACiDwAhoQxAAKIPACGiDEAAog8AIQTBBAAAAJoMCNwJAAAAmgwC3QkAAACaDAjiCQAAphGaDCIDoAoAAMgCACChCgAAyAIAIKIKAADIAgAgCtwBAACrEQAg1QkAAKoRADDWCQAAyAIAENcJAACqEQAw2AkEAL0PACHwCgEAjQ8AIfIKAQCNDwAhxQsBAI0PACHGCwEAjQ8AIccLAgCMDwAhFt0BAACpEQAg1QkAAKcRADDWCQAAzgIAENcJAACnEQAw2wlAAI4PACHpCUAAog8AIe8JAACoEZoMIrIKBAC9DwAh6woBAI0PACHyCgEAjQ8AIcgLAgCMDwAhmgxAAKIPACGbDAEAmA8AIZwMQACiDwAhnQxAAKIPACGeDEAAog8AIZ8MAgCMDwAhoAxAAKIPACGhDEAAog8AIaIMQACiDwAh6QwAAM4CACDqDAAAzgIAIBXVCQAArBEAMNYJAADDAgAQ1wkAAKwRADDYCQQApQ8AIe8JAACuEaUMIvMJAgCBDwAhjwoAAK0RpAwikAoBAIIPACGaCgEAgg8AIcwKAQCTDwAhzQpAAJsPACHnCgQApQ8AIfAKAQCCDwAhzgsBAJMPACHPC0AAgw8AIaUMAgCBDwAhpgxAAJsPACGnDAIApw8AIagMQACbDwAhqQxAAJsPACGqDEAAmw8AIQcVAACFDwAgFgAAshEAIBcAALIRACDBBAAAAKQMCNwJAAAApAwC3QkAAACkDAjiCQAAsRGkDCIHFQAAhQ8AIBYAALARACAXAACwEQAgwQQAAAClDAjcCQAAAKUMAt0JAAAApQwI4gkAAK8RpQwiBxUAAIUPACAWAACwEQAgFwAAsBEAIMEEAAAApQwI3AkAAAClDALdCQAAAKUMCOIJAACvEaUMIgTBBAAAAKUMCNwJAAAApQwC3QkAAAClDAjiCQAAsBGlDCIHFQAAhQ8AIBYAALIRACAXAACyEQAgwQQAAACkDAjcCQAAAKQMAt0JAAAApAwI4gkAALERpAwiBMEEAAAApAwI3AkAAACkDALdCQAAAKQMCOIJAACyEaQMIhXVCQAAsxEAMNYJAACwAgAQ1wkAALMRADDYCQQAvQ8AIe8JAAC1EaUMIvMJAgCMDwAhjwoAALQRpAwikAoBAI0PACGaCgEAjQ8AIcwKAQCYDwAhzQpAAKIPACHnCgQAvQ8AIfAKAQCNDwAhzgsBAJgPACHPC0AAjg8AIaUMAgCMDwAhpgxAAKIPACGnDAIAxQ8AIagMQACiDwAhqQxAAKIPACGqDEAAog8AIQTBBAAAAKQMCNwJAAAApAwC3QkAAACkDAjiCQAAshGkDCIEwQQAAAClDAjcCQAAAKUMAt0JAAAApQwI4gkAALARpQwiAqYMQAAAAAGnDAIAAAABEtUJAAC3EQAw1gkAAKoCABDXCQAAtxEAMO8KQACDDwAh8goBAIIPACGsDAEAgg8AIa0MAgCBDwAhrgwAANEPACCvDAEAgg8AIbAMAADRDwAgsQwBAIIPACGyDCAAsQ8AIbMMAgCBDwAhtAwBAIIPACG1DAEAgg8AIbYMAQCCDwAhtwwAAbAQACG4DAEAgg8AIRLVCQAAuBEAMNYJAACXAgAQ1wkAALgRADDvCkAAjg8AIfIKAQCNDwAhrAwBAI0PACGtDAIAjA8AIa4MAADXDwAgrwwBAI0PACGwDAAA1w8AILEMAQCNDwAhsgwgAMgPACGzDAIAjA8AIbQMAQCNDwAhtQwBAI0PACG2DAEAjQ8AIbcMAAG3EAAhuAwBAI0PACEI1QkAALkRADDWCQAAkQIAENcJAAC5EQAwuAoEAKUPACH8CkAAgw8AIbkMAgCBDwAhugwCAIEPACG7DAQApQ8AIQjVCQAAuhEAMNYJAAD-AQAQ1wkAALoRADC4CgQAvQ8AIfwKQACODwAhuQwCAIwPACG6DAIAjA8AIbsMBAC9DwAhAvwKQAAAAAG5DAIAAAABCtUJAAC8EQAw1gkAAPgBABDXCQAAvBEAMJkKAAGvEAAhuQwCAIEPACG9DAABrxAAIb4MBAClDwAhvwwCAIEPACHADAABrxAAIcEMAAGwEAAhCtUJAAC9EQAw1gkAAOUBABDXCQAAvREAMJkKAAG2EAAhuQwCAIwPACG9DAABthAAIb4MBAC9DwAhvwwCAIwPACHADAABthAAIcEMAAG3EAAhBLkMAgAAAAG9DAABAAABvgwEAAAAAb8MAgAAAAEK1QkAAL8RADDWCQAA3wEAENcJAAC_EQAw6woAAa8QACGzCxAAtg8AIbkMAgCBDwAhvQwAAa8QACHEDAAAwBHEDCLFDBAAtg8AIcYMAgCBDwAhBxUAAIUPACAWAADCEQAgFwAAwhEAIMEEAAAAxAwI3AkAAADEDALdCQAAAMQMCOIJAADBEcQMIgcVAACFDwAgFgAAwhEAIBcAAMIRACDBBAAAAMQMCNwJAAAAxAwC3QkAAADEDAjiCQAAwRHEDCIEwQQAAADEDAjcCQAAAMQMAt0JAAAAxAwI4gkAAMIRxAwiCtUJAADDEQAw1gkAAMwBABDXCQAAwxEAMOsKAAG2EAAhswsQAL8PACG5DAIAjA8AIb0MAAG2EAAhxAwAAMQRxAwixQwQAL8PACHGDAIAjA8AIQTBBAAAAMQMCNwJAAAAxAwC3QkAAADEDAjiCQAAwhHEDCIF6woAAQAAAbkMAgAAAAG9DAABAAABxAwAAADEDALFDBAAAAABD9UJAADGEQAw1gkAAMYBABDXCQAAxhEAMJkKAAGvEAAhigsAAa8QACHGCxAAtg8AIbkMAgCBDwAhvQwAAa8QACG-DAQApQ8AIb8MAgCBDwAhxAwAAMARxAwixQwQALYPACHIDAIAgQ8AIckMAgCBDwAhygwAAa8QACEP1QkAAMcRADDWCQAAswEAENcJAADHEQAwmQoAAbYQACGKCwABthAAIcYLEAC_DwAhuQwCAIwPACG9DAABthAAIb4MBAC9DwAhvwwCAIwPACHEDAAAxBHEDCLFDBAAvw8AIcgMAgCMDwAhyQwCAIwPACHKDAABthAAIQS5DAIAAAABvgwEAAAAAcgMAgAAAAHJDAIAAAABENUJAADJEQAw1gkAAK0BABDXCQAAyREAMI8KAQCCDwAhmQoAAa8QACGGCwIAgQ8AIYoLAAGwEAAhxgsQALYPACHqCwEAkw8AIbkMAgCBDwAhvgwEAKUPACG_DAIAgQ8AIcoMAAGvEAAhzAwBAIIPACHNDAQApQ8AIc4MBAClDwAhENUJAADKEQAw1gkAAJoBABDXCQAAyhEAMI8KAQCNDwAhmQoAAbYQACGGCwIAjA8AIYoLAAG3EAAhxgsQAL8PACHqCwEAmA8AIbkMAgCMDwAhvgwEAL0PACG_DAIAjA8AIcoMAAG2EAAhzAwBAI0PACHNDAQAvQ8AIc4MBAC9DwAhBIYLAgAAAAG5DAIAAAABvgwEAAAAAb8MAgAAAAES1QkAAMwRADDWCQAAlAEAENcJAADMEQAwigsAAbAQACGeCwQApQ8AIb8LAAGvEAAhxgsQALYPACGPDAABrxAAIbkMAgCBDwAhvgwEAKUPACHKDAABrxAAIc0MBAClDwAhzgwEAKUPACHQDAIAgQ8AIdEMEAC2DwAh0gwAAbAQACHTDAQApQ8AIdQMIACxDwAhEtUJAADNEQAw1gkAAIEBABDXCQAAzREAMIoLAAG3EAAhngsEAL0PACG_CwABthAAIcYLEAC_DwAhjwwAAbYQACG5DAIAjA8AIb4MBAC9DwAhygwAAbYQACHNDAQAvQ8AIc4MBAC9DwAh0AwCAIwPACHRDBAAvw8AIdIMAAG3EAAh0wwEAL0PACHUDCAAyA8AIQO5DAIAAAABvgwEAAAAAdAMAgAAAAEP1QkAAM8RADDWCQAAewAQ1wkAAM8RADC4CgIAgQ8AIY8MAAGvEAAhuQwCAIEPACG7DAIAgQ8AIc4MEAC2DwAh1gwEAKUPACHXDAABrxAAIdgMQACDDwAh2QwAAa8QACHaDBAAtg8AIdsMEADtDwAh3AwgALEPACEP1QkAANARADDWCQAAaAAQ1wkAANARADC4CgIAjA8AIY8MAAG2EAAhuQwCAIwPACG7DAIAjA8AIc4MEAC_DwAh1gwEAL0PACHXDAABthAAIdgMQACODwAh2QwAAbYQACHaDBAAvw8AIdsMEAD3DwAh3AwgAMgPACECuQwCAAAAAdYMBAAAAAEI1QkAANIRADDWCQAAYgAQ1wkAANIRADC5DAIAgQ8AId4MBAClDwAh3wwEAKgPACHgDAABsBAAIeEMQACDDwAhCNUJAADTEQAw1gkAAE8AENcJAADTEQAwuQwCAIwPACHeDAQAvQ8AId8MBAC-DwAh4AwAAbcQACHhDEAAjg8AIQrVCQAA1BEAMNYJAABJABDXCQAA1BEAMNgJBAClDwAhjwoBAIIPACHMCgEAgg8AIZELQACDDwAh4gwBAIIPACHkDAAA1RHkDCLlDAEAgg8AIQcVAACFDwAgFgAA1xEAIBcAANcRACDBBAAAAOQMCNwJAAAA5AwC3QkAAADkDAjiCQAA1hHkDCIHFQAAhQ8AIBYAANcRACAXAADXEQAgwQQAAADkDAjcCQAAAOQMAt0JAAAA5AwI4gkAANYR5AwiBMEEAAAA5AwI3AkAAADkDALdCQAAAOQMCOIJAADXEeQMIgrVCQAA2BEAMNYJAAA2ABDXCQAA2BEAMNgJBAC9DwAhjwoBAI0PACHMCgEAjQ8AIZELQACODwAh4gwBAI0PACHkDAAA2RHkDCLlDAEAjQ8AIQTBBAAAAOQMCNwJAAAA5AwC3QkAAADkDAjiCQAA1xHkDCIH1QkAANoRADDWCQAAMAAQ1wkAANoRADDFCgEAgg8AIcwKAQCCDwAh4gwBAIIPACHmDEAAgw8AIQfVCQAA2xEAMNYJAAAdABDXCQAA2xEAMMUKAQCNDwAhzAoBAI0PACHiDAEAjQ8AIeYMQACODwAhCNUJAADcEQAw1gkAABcAENcJAADcEQAwjwoAAN0R6AwizAoBAIIPACHiDAEAgg8AIeUMAQCCDwAh5gxAAIMPACEHFQAAhQ8AIBYAAN8RACAXAADfEQAgwQQAAADoDAjcCQAAAOgMAt0JAAAA6AwI4gkAAN4R6AwiBxUAAIUPACAWAADfEQAgFwAA3xEAIMEEAAAA6AwI3AkAAADoDALdCQAAAOgMCOIJAADeEegMIgTBBAAAAOgMCNwJAAAA6AwC3QkAAADoDAjiCQAA3xHoDCII1QkAAOARADDWCQAABAAQ1wkAAOARADCPCgAA4RHoDCLMCgEAjQ8AIeIMAQCNDwAh5QwBAI0PACHmDEAAjg8AIQTBBAAAAOgMCNwJAAAA6AwC3QkAAADoDAjiCQAA3xHoDCICjwoAAADoDALlDAEAAAABAAAAAAAF8QwCAAAAAfUMAgAAAAH2DAIAAAAB9wwCAAAAAfgMAgAAAAEB8QwBAAAAAQHxDEAAAAABAAAAAAAAAAHxDAEAAAABAAAAAAAB8QwAAADvCQIB8QxAAAAAAQcPAACfGAAgEAAAohgAIOsMAACgGAAg7AwAAKEYACDtDAAA1Q0AIO4MAADVDQAg7wwAAMkNACADDwAAnxgAIOsMAACgGAAg7wwAAMkNACAL4ggAALkSACDjCAAAuhIAIOQIAAC7EgAgiAoAAO4RACCWCgAA7hEAIJcKAADuEQAgmQoAAO4RACCbCgAA7hEAIJwKAADuEQAgnQoAAO4RACCfCgAA7hEAIAAAAAAABfEMBAAAAAH1DAQAAAAB9gwEAAAAAfcMBAAAAAH4DAQAAAABBfEMAgAAAAH1DAIAAAAB9gwCAAAAAfcMAgAAAAH4DAIAAAABBfEMBAAAAAH1DAQAAAAB9gwEAAAAAfcMBAAAAAH4DAQAAAABBQ8AAJoYACAQAACdGAAg6wwAAJsYACDsDAAAnBgAIO8MAADJDQAgAw8AAJoYACDrDAAAmxgAIO8MAADJDQAgAAAAAAAB8QwgAAAAAQUPAACVGAAgEAAAmBgAIOsMAACWGAAg7AwAAJcYACDvDAAAyQ0AIAMPAACVGAAg6wwAAJYYACDvDAAAyQ0AIAAAAAAAAfEMAAAAjwoCBfEMEAAAAAH1DBAAAAAB9gwQAAAAAfcMEAAAAAH4DBAAAAABCw8AAKoSADAQAACvEgAw6wwAAKsSADDsDAAArBIAMO0MAACuEgAw7gwAAK4SADDvDAAArhIAMPAMAACtEgAg8QwAAK4SADDyDAAAsBIAMPMMAACxEgAwCw8AAJ4SADAQAACjEgAw6wwAAJ8SADDsDAAAoBIAMO0MAACiEgAw7gwAAKISADDvDAAAohIAMPAMAAChEgAg8QwAAKISADDyDAAApBIAMPMMAAClEgAwBw8AAJkSACAQAACcEgAg6wwAAJoSACDsDAAAmxIAIO0MAADTDQAg7gwAANMNACDvDAAAmw4AIAvYCQEAAAAB2QkBAAAAAdoJAQAAAAHbCUAAAAAB5gkBAAAAAe8JAAAA7wkC8AkBAAAAAfEJQAAAAAHyCUAAAAAB8wkCAAAAAfQJQAAAAAECAAAAmw4AIA8AAJkSACADAAAA0w0AIA8AAJkSACAQAACdEgAgDQAAANMNACAIAACdEgAg2AkBAOkRACHZCQEA8hEAIdoJAQDyEQAh2wlAAOoRACHmCQEA6REAIe8JAAD4Ee8JIvAJAQDyEQAh8QlAAPkRACHyCUAA-REAIfMJAgDoEQAh9AlAAPkRACEL2AkBAOkRACHZCQEA8hEAIdoJAQDyEQAh2wlAAOoRACHmCQEA6REAIe8JAAD4Ee8JIvAJAQDyEQAh8QlAAPkRACHyCUAA-REAIfMJAgDoEQAh9AlAAPkRACEN2AkEAAAAAfUJAQAAAAH2CQQAAAAB9wmAAAAAAfgJAQAAAAH5CQIAAAAB-gkEAAAAAfsJQAAAAAH8CUAAAAAB_QlAAAAAAf4JAQAAAAH_CQEAAAABgApAAAAAAQIAAADRDQAgDwAAqRIAIAMAAADRDQAgDwAAqRIAIBAAAKgSACABCAAAlBgAMBLhCAAAxg8AINUJAADDDwAw1gkAAM8NABDXCQAAww8AMNgJBAAAAAHtCQEAjQ8AIfUJAQAAAAH2CQQAvQ8AIfcJAADEDwAg-AkBAAAAAfkJAgDFDwAh-gkEAL4PACH7CUAAjg8AIfwJQACiDwAh_QlAAKIPACH-CQEAmA8AIf8JAQCYDwAhgApAAKIPACECAAAA0Q0AIAgAAKgSACACAAAAphIAIAgAAKcSACAR1QkAAKUSADDWCQAAphIAENcJAAClEgAw2AkEAL0PACHtCQEAjQ8AIfUJAQCYDwAh9gkEAL0PACH3CQAAxA8AIPgJAQCYDwAh-QkCAMUPACH6CQQAvg8AIfsJQACODwAh_AlAAKIPACH9CUAAog8AIf4JAQCYDwAh_wkBAJgPACGACkAAog8AIRHVCQAApRIAMNYJAACmEgAQ1wkAAKUSADDYCQQAvQ8AIe0JAQCNDwAh9QkBAJgPACH2CQQAvQ8AIfcJAADEDwAg-AkBAJgPACH5CQIAxQ8AIfoJBAC-DwAh-wlAAI4PACH8CUAAog8AIf0JQACiDwAh_gkBAJgPACH_CQEAmA8AIYAKQACiDwAhDdgJBACCEgAh9QkBAPIRACH2CQQAghIAIfcJgAAAAAH4CQEA8hEAIfkJAgCDEgAh-gkEAIQSACH7CUAA6hEAIfwJQAD5EQAh_QlAAPkRACH-CQEA8hEAIf8JAQDyEQAhgApAAPkRACEN2AkEAIISACH1CQEA8hEAIfYJBACCEgAh9wmAAAAAAfgJAQDyEQAh-QkCAIMSACH6CQQAhBIAIfsJQADqEQAh_AlAAPkRACH9CUAA-REAIf4JAQDyEQAh_wkBAPIRACGACkAA-REAIQ3YCQQAAAAB9QkBAAAAAfYJBAAAAAH3CYAAAAAB-AkBAAAAAfkJAgAAAAH6CQQAAAAB-wlAAAAAAfwJQAAAAAH9CUAAAAAB_gkBAAAAAf8JAQAAAAGACkAAAAABCdsJQAAAAAHpCUAAAAABhwoBAAAAAYgKAQAAAAGJCgQAAAABigpAAAAAAYsKAQAAAAGMCkAAAAABjQogAAAAAQIAAADNDQAgDwAAtRIAIAMAAADNDQAgDwAAtRIAIBAAALQSACABCAAAkxgAMA7hCAAAxg8AINUJAADHDwAw1gkAAMsNABDXCQAAxw8AMNsJQACODwAh6QlAAI4PACHtCQEAjQ8AIYcKAQAAAAGICgEAAAABiQoEAL4PACGKCkAAog8AIYsKAQCYDwAhjApAAKIPACGNCiAAyA8AIQIAAADNDQAgCAAAtBIAIAIAAACyEgAgCAAAsxIAIA3VCQAAsRIAMNYJAACyEgAQ1wkAALESADDbCUAAjg8AIekJQACODwAh7QkBAI0PACGHCgEAjQ8AIYgKAQCNDwAhiQoEAL4PACGKCkAAog8AIYsKAQCYDwAhjApAAKIPACGNCiAAyA8AIQ3VCQAAsRIAMNYJAACyEgAQ1wkAALESADDbCUAAjg8AIekJQACODwAh7QkBAI0PACGHCgEAjQ8AIYgKAQCNDwAhiQoEAL4PACGKCkAAog8AIYsKAQCYDwAhjApAAKIPACGNCiAAyA8AIQnbCUAA6hEAIekJQADqEQAhhwoBAOkRACGICgEA6REAIYkKBACEEgAhigpAAPkRACGLCgEA8hEAIYwKQAD5EQAhjQogAIwSACEJ2wlAAOoRACHpCUAA6hEAIYcKAQDpEQAhiAoBAOkRACGJCgQAhBIAIYoKQAD5EQAhiwoBAPIRACGMCkAA-REAIY0KIACMEgAhCdsJQAAAAAHpCUAAAAABhwoBAAAAAYgKAQAAAAGJCgQAAAABigpAAAAAAYsKAQAAAAGMCkAAAAABjQogAAAAAQQPAACqEgAw6wwAAKsSADDvDAAArhIAMPAMAACtEgAgBA8AAJ4SADDrDAAAnxIAMO8MAACiEgAw8AwAAKESACADDwAAmRIAIOsMAACaEgAg7wwAAJsOACAAAAjhCAAA_BEAINkJAADuEQAg2gkAAO4RACDtCQAA7hEAIPAJAADuEQAg8QkAAO4RACDyCQAA7hEAIPQJAADuEQAgAAAAAAAAAAAB8QwAAACuCgIAAAAB8QwAAACyCgIAAAAAAAAAAAAAAAHxDAAAALsKAgAAAAAAAfEMAAAAvwoCAfEMAAAAwAoCBfEMEAAAAAH1DBAAAAAB9gwQAAAAAfcMEAAAAAH4DBAAAAABAAAAAAAFDwAAjhgAIBAAAJEYACDrDAAAjxgAIOwMAACQGAAg7wwAAOYLACADDwAAjhgAIOsMAACPGAAg7wwAAOYLACAAAAAAAAsPAADqEgAwEAAA7xIAMOsMAADrEgAw7AwAAOwSADDtDAAA7hIAMO4MAADuEgAw7wwAAO4SADDwDAAA7RIAIPEMAADuEgAw8gwAAPASADDzDAAA8RIAMAbvCQEAAAAB8wkCAAAAAfQJQAAAAAHFCgEAAAAB0ApAAAAAAdMKAQAAAAECAAAA6gsAIA8AAPUSACADAAAA6gsAIA8AAPUSACAQAAD0EgAgAQgAAI0YADAMvAYAAP4PACDVCQAA_Q8AMNYJAADoCwAQ1wkAAP0PADDvCQEAjQ8AIfMJAgCMDwAh9AlAAKIPACHFCgEAjQ8AIdAKQACiDwAh0goBAI0PACHTCgEAmA8AIdkKAAD8DwAgAgAAAOoLACAIAAD0EgAgAgAAAPISACAIAADzEgAgCtUJAADxEgAw1gkAAPISABDXCQAA8RIAMO8JAQCNDwAh8wkCAIwPACH0CUAAog8AIcUKAQCNDwAh0ApAAKIPACHSCgEAjQ8AIdMKAQCYDwAhCtUJAADxEgAw1gkAAPISABDXCQAA8RIAMO8JAQCNDwAh8wkCAIwPACH0CUAAog8AIcUKAQCNDwAh0ApAAKIPACHSCgEAjQ8AIdMKAQCYDwAhBu8JAQDpEQAh8wkCAOgRACH0CUAA-REAIcUKAQDpEQAh0ApAAPkRACHTCgEA8hEAIQbvCQEA6REAIfMJAgDoEQAh9AlAAPkRACHFCgEA6REAIdAKQAD5EQAh0woBAPIRACEG7wkBAAAAAfMJAgAAAAH0CUAAAAABxQoBAAAAAdAKQAAAAAHTCgEAAAABBA8AAOoSADDrDAAA6xIAMO8MAADuEgAw8AwAAO0SACAABdAHAAD3EgAgiAoAAO4RACCQCgAA7hEAIJoKAADuEQAg1AoAAO4RACAAAAAAAAAAAAUPAACIGAAgEAAAixgAIOsMAACJGAAg7AwAAIoYACDvDAAA_gkAIAMPAACIGAAg6wwAAIkYACDvDAAA_gkAIAAAAAUPAACAGAAgEAAAhhgAIOsMAACBGAAg7AwAAIUYACDvDAAA_gkAIAUPAAD-FwAgEAAAgxgAIOsMAAD_FwAg7AwAAIIYACDvDAAAiAsAIAMPAACAGAAg6wwAAIEYACDvDAAA_gkAIAMPAAD-FwAg6wwAAP8XACDvDAAAiAsAIAAAAAAACw8AAJATADAQAACVEwAw6wwAAJETADDsDAAAkhMAMO0MAACUEwAw7gwAAJQTADDvDAAAlBMAMPAMAACTEwAg8QwAAJQTADDyDAAAlhMAMPMMAACXEwAwBboGAACIEwAg2AkBAAAAAfsJQAAAAAHeCgEAAAAB4ApAAAAAAQIAAACECgAgDwAAmxMAIAMAAACECgAgDwAAmxMAIBAAAJoTACABCAAA_RcAMAu6BgAAjhAAILwGAACSEAAg1QkAAJEQADDWCQAAggoAENcJAACREAAw2AkBAAAAAfsJQACODwAh0goBAI0PACHeCgEAjQ8AIeAKQACiDwAh9goAAJAQACACAAAAhAoAIAgAAJoTACACAAAAmBMAIAgAAJkTACAI1QkAAJcTADDWCQAAmBMAENcJAACXEwAw2AkBAI0PACH7CUAAjg8AIdIKAQCNDwAh3goBAI0PACHgCkAAog8AIQjVCQAAlxMAMNYJAACYEwAQ1wkAAJcTADDYCQEAjQ8AIfsJQACODwAh0goBAI0PACHeCgEAjQ8AIeAKQACiDwAhBNgJAQDpEQAh-wlAAOoRACHeCgEA6REAIeAKQAD5EQAhBboGAACGEwAg2AkBAOkRACH7CUAA6hEAId4KAQDpEQAh4ApAAPkRACEFugYAAIgTACDYCQEAAAAB-wlAAAAAAd4KAQAAAAHgCkAAAAABBA8AAJATADDrDAAAkRMAMO8MAACUEwAw8AwAAJMTACAAAAAAAAAFDwAA-BcAIBAAAPsXACDrDAAA-RcAIOwMAAD6FwAg7wwAAP4JACADDwAA-BcAIOsMAAD5FwAg7wwAAP4JACAAAAAHDwAA8BcAIBAAAPYXACDrDAAA8RcAIOwMAAD1FwAg7QwAAIAKACDuDAAAgAoAIO8MAAD2CQAgCw8AAMQTADAQAADIEwAw6wwAAMUTADDsDAAAxhMAMO0MAACUEwAw7gwAAJQTADDvDAAAlBMAMPAMAADHEwAg8QwAAJQTADDyDAAAyRMAMPMMAACXEwAwCw8AALgTADAQAAC9EwAw6wwAALkTADDsDAAAuhMAMO0MAAC8EwAw7gwAALwTADDvDAAAvBMAMPAMAAC7EwAg8QwAALwTADDyDAAAvhMAMPMMAAC_EwAwCw8AAKwTADAQAACxEwAw6wwAAK0TADDsDAAArhMAMO0MAACwEwAw7gwAALATADDvDAAAsBMAMPAMAACvEwAg8QwAALATADDyDAAAshMAMPMMAACzEwAwBpoKAQAAAAHNCkAAAAAB5goBAAAAAecKEAAAAAHoCgIAAAAB6QoQAAAAAQIAAACOCgAgDwAAtxMAIAMAAACOCgAgDwAAtxMAIBAAALYTACABCAAA9BcAMAu6BgAAjhAAINUJAACNEAAw1gkAAIwKABDXCQAAjRAAMJoKAQAAAAHNCkAAjg8AId4KAQCNDwAh5goBAI0PACHnChAAvw8AIegKAgCMDwAh6QoQAL8PACECAAAAjgoAIAgAALYTACACAAAAtBMAIAgAALUTACAK1QkAALMTADDWCQAAtBMAENcJAACzEwAwmgoBAI0PACHNCkAAjg8AId4KAQCNDwAh5goBAI0PACHnChAAvw8AIegKAgCMDwAh6QoQAL8PACEK1QkAALMTADDWCQAAtBMAENcJAACzEwAwmgoBAI0PACHNCkAAjg8AId4KAQCNDwAh5goBAI0PACHnChAAvw8AIegKAgCMDwAh6QoQAL8PACEGmgoBAOkRACHNCkAA6hEAIeYKAQDpEQAh5woQAJUSACHoCgIA6BEAIekKEACVEgAhBpoKAQDpEQAhzQpAAOoRACHmCgEA6REAIecKEACVEgAh6AoCAOgRACHpChAAlRIAIQaaCgEAAAABzQpAAAAAAeYKAQAAAAHnChAAAAAB6AoCAAAAAekKEAAAAAEC2AkBAAAAAd8KQAAAAAECAAAAigoAIA8AAMMTACADAAAAigoAIA8AAMMTACAQAADCEwAgAQgAAPMXADAHugYAAI4QACDVCQAAjxAAMNYJAACICgAQ1wkAAI8QADDYCQEAAAAB3goBAI0PACHfCkAAjg8AIQIAAACKCgAgCAAAwhMAIAIAAADAEwAgCAAAwRMAIAbVCQAAvxMAMNYJAADAEwAQ1wkAAL8TADDYCQEAjQ8AId4KAQCNDwAh3wpAAI4PACEG1QkAAL8TADDWCQAAwBMAENcJAAC_EwAw2AkBAI0PACHeCgEAjQ8AId8KQACODwAhAtgJAQDpEQAh3wpAAOoRACEC2AkBAOkRACHfCkAA6hEAIQLYCQEAAAAB3wpAAAAAAQW8BgAAiRMAINgJAQAAAAH7CUAAAAAB0goBAAAAAeAKQAAAAAECAAAAhAoAIA8AAMwTACADAAAAhAoAIA8AAMwTACAQAADLEwAgAQgAAPIXADACAAAAhAoAIAgAAMsTACACAAAAmBMAIAgAAMoTACAE2AkBAOkRACH7CUAA6hEAIdIKAQDpEQAh4ApAAPkRACEFvAYAAIcTACDYCQEA6REAIfsJQADqEQAh0goBAOkRACHgCkAA-REAIQW8BgAAiRMAINgJAQAAAAH7CUAAAAAB0goBAAAAAeAKQAAAAAEDDwAA8BcAIOsMAADxFwAg7wwAAPYJACAEDwAAxBMAMOsMAADFEwAw7wwAAJQTADDwDAAAxxMAIAQPAAC4EwAw6wwAALkTADDvDAAAvBMAMPAMAAC7EwAgBA8AAKwTADDrDAAArRMAMO8MAACwEwAw8AwAAK8TACAAAAAFDwAA6xcAIBAAAO4XACDrDAAA7BcAIOwMAADtFwAg7wwAAPYJACADDwAA6xcAIOsMAADsFwAg7wwAAPYJACAAAAAAAAALDwAA6hMAMBAAAO8TADDrDAAA6xMAMOwMAADsEwAw7QwAAO4TADDuDAAA7hMAMO8MAADuEwAw8AwAAO0TACDxDAAA7hMAMPIMAADwEwAw8wwAAPETADALDwAA3hMAMBAAAOMTADDrDAAA3xMAMOwMAADgEwAw7QwAAOITADDuDAAA4hMAMO8MAADiEwAw8AwAAOETACDxDAAA4hMAMPIMAADkEwAw8wwAAOUTADANuwYAAM4TACC9BgAAzxMAIL4GAADQEwAg2AkBAAAAAdsJQAAAAAHpCUAAAAABsApAAAAAAcUKAQAAAAHqCgEAAAAB6woBAAAAAewKAQAAAAHtCiAAAAAB7gpAAAAAAQIAAAD-CQAgDwAA6RMAIAMAAAD-CQAgDwAA6RMAIBAAAOgTACABCAAA6hcAMBLBBAAAlxAAILsGAACGEAAgvQYAAJgQACC-BgAAmRAAINUJAACWEAAw1gkAAPwJABDXCQAAlhAAMNgJAQAAAAHbCUAAjg8AIekJQACiDwAhsApAAKIPACHFCgEAAAAB1AoBAJgPACHqCgEAjQ8AIesKAQCNDwAh7AoBAJgPACHtCiAAyA8AIe4KQACiDwAhAgAAAP4JACAIAADoEwAgAgAAAOYTACAIAADnEwAgDtUJAADlEwAw1gkAAOYTABDXCQAA5RMAMNgJAQCNDwAh2wlAAI4PACHpCUAAog8AIbAKQACiDwAhxQoBAJgPACHUCgEAmA8AIeoKAQCNDwAh6woBAI0PACHsCgEAmA8AIe0KIADIDwAh7gpAAKIPACEO1QkAAOUTADDWCQAA5hMAENcJAADlEwAw2AkBAI0PACHbCUAAjg8AIekJQACiDwAhsApAAKIPACHFCgEAmA8AIdQKAQCYDwAh6goBAI0PACHrCgEAjQ8AIewKAQCYDwAh7QogAMgPACHuCkAAog8AIQrYCQEA6REAIdsJQADqEQAh6QlAAPkRACGwCkAA-REAIcUKAQDyEQAh6goBAOkRACHrCgEA6REAIewKAQDyEQAh7QogAIwSACHuCkAA-REAIQ27BgAAqRMAIL0GAACqEwAgvgYAAKsTACDYCQEA6REAIdsJQADqEQAh6QlAAPkRACGwCkAA-REAIcUKAQDyEQAh6goBAOkRACHrCgEA6REAIewKAQDyEQAh7QogAIwSACHuCkAA-REAIQ27BgAAzhMAIL0GAADPEwAgvgYAANATACDYCQEAAAAB2wlAAAAAAekJQAAAAAGwCkAAAAABxQoBAAAAAeoKAQAAAAHrCgEAAAAB7AoBAAAAAe0KIAAAAAHuCkAAAAABApAKAQAAAAHvCkAAAAABAgAAAPoJACAPAAD1EwAgAwAAAPoJACAPAAD1EwAgEAAA9BMAIAEIAADpFwAwCMEEAACcEAAg1QkAAJsQADDWCQAA-AkAENcJAACbEAAwkAoBAI0PACHUCgEAjQ8AIe8KQACODwAh9woAAJoQACACAAAA-gkAIAgAAPQTACACAAAA8hMAIAgAAPMTACAG1QkAAPETADDWCQAA8hMAENcJAADxEwAwkAoBAI0PACHUCgEAjQ8AIe8KQACODwAhBtUJAADxEwAw1gkAAPITABDXCQAA8RMAMJAKAQCNDwAh1AoBAI0PACHvCkAAjg8AIQKQCgEA6REAIe8KQADqEQAhApAKAQDpEQAh7wpAAOoRACECkAoBAAAAAe8KQAAAAAEEDwAA6hMAMOsMAADrEwAw7wwAAO4TADDwDAAA7RMAIAQPAADeEwAw6wwAAN8TADDvDAAA4hMAMPAMAADhEwAgAAAKwQQAAPwTACC7BgAAnRMAIL0GAAD9EwAgvgYAAP4TACDpCQAA7hEAILAKAADuEQAgxQoAAO4RACDUCgAA7hEAIOwKAADuEQAg7goAAO4RACACuwYAAJ0TACCICgAA7hEAIAW5BgAA-BMAIL8GAAD5EwAg8woAAO4RACD0CgAA7hEAIPUKAADuEQAgAAAAAAAAAAAAAAAAAAAAAAUPAADkFwAgEAAA5xcAIOsMAADlFwAg7AwAAOYXACDvDAAA9wgAIAMPAADkFwAg6wwAAOUXACDvDAAA9wgAIAAAAAsPAACTFAAwEAAAmBQAMOsMAACUFAAw7AwAAJUUADDtDAAAlxQAMO4MAACXFAAw7wwAAJcUADDwDAAAlhQAIPEMAACXFAAw8gwAAJkUADDzDAAAmhQAMAXYCQEAAAABgAsBAAAAAYELgAAAAAGCCyAAAAABgwtAAAAAAQIAAAD7CAAgDwAAnhQAIAMAAAD7CAAgDwAAnhQAIBAAAJ0UACABCAAA4xcAMArnBQAAqRAAINUJAACoEAAw1gkAAPkIABDXCQAAqBAAMNgJAQAAAAH_CgEAjQ8AIYALAQCNDwAhgQsAANcPACCCCyAAyA8AIYMLQACODwAhAgAAAPsIACAIAACdFAAgAgAAAJsUACAIAACcFAAgCdUJAACaFAAw1gkAAJsUABDXCQAAmhQAMNgJAQCNDwAh_woBAI0PACGACwEAjQ8AIYELAADXDwAgggsgAMgPACGDC0AAjg8AIQnVCQAAmhQAMNYJAACbFAAQ1wkAAJoUADDYCQEAjQ8AIf8KAQCNDwAhgAsBAI0PACGBCwAA1w8AIIILIADIDwAhgwtAAI4PACEF2AkBAOkRACGACwEA6REAIYELgAAAAAGCCyAAjBIAIYMLQADqEQAhBdgJAQDpEQAhgAsBAOkRACGBC4AAAAABggsgAIwSACGDC0AA6hEAIQXYCQEAAAABgAsBAAAAAYELgAAAAAGCCyAAAAABgwtAAAAAAQQPAACTFAAw6wwAAJQUADDvDAAAlxQAMPAMAACWFAAgAAHoBQAAoBQAIAAAAAAABQ8AAN4XACAQAADhFwAg6wwAAN8XACDsDAAA4BcAIO8MAAD-BwAgAw8AAN4XACDrDAAA3xcAIO8MAAD-BwAgAAAAAAAFDwAA2BcAIBAAANwXACDrDAAA2RcAIOwMAADbFwAg7wwAAPIHACALDwAAsBQAMBAAALUUADDrDAAAsRQAMOwMAACyFAAw7QwAALQUADDuDAAAtBQAMO8MAAC0FAAw8AwAALMUACDxDAAAtBQAMPIMAAC2FAAw8wwAALcUADAC5woQAAAAAYYLAgAAAAECAAAAgggAIA8AALsUACADAAAAgggAIA8AALsUACAQAAC6FAAgAQgAANoXADAIlQUAAL0QACDVCQAAvBAAMNYJAACACAAQ1wkAALwQADDnChAAvw8AIYULAQDNDwAhhgsCAIwPACG2CwAAuxAAIAIAAACCCAAgCAAAuhQAIAIAAAC4FAAgCAAAuRQAIAbVCQAAtxQAMNYJAAC4FAAQ1wkAALcUADDnChAAvw8AIYULAQDNDwAhhgsCAIwPACEG1QkAALcUADDWCQAAuBQAENcJAAC3FAAw5woQAL8PACGFCwEAzQ8AIYYLAgCMDwAhAucKEACVEgAhhgsCAOgRACEC5woQAJUSACGGCwIA6BEAIQLnChAAAAABhgsCAAAAAQMPAADYFwAg6wwAANkXACDvDAAA8gcAIAQPAACwFAAw6wwAALEUADDvDAAAtBQAMPAMAACzFAAgAAAAAAAFDwAA0xcAIBAAANYXACDrDAAA1BcAIOwMAADVFwAg7wwAAPIHACADDwAA0xcAIOsMAADUFwAg7wwAAPIHACAAAAAAAAUPAADOFwAgEAAA0RcAIOsMAADPFwAg7AwAANAXACDvDAAA8gcAIAMPAADOFwAg6wwAAM8XACDvDAAA8gcAIAAAAAAAAfEMAAEAAAEB8QwAAQAAAQsPAADuFAAwEAAA8xQAMOsMAADvFAAw7AwAAPAUADDtDAAA8hQAMO4MAADyFAAw7wwAAPIUADDwDAAA8RQAIPEMAADyFAAw8gwAAPQUADDzDAAA9RQAMAsPAADiFAAwEAAA5xQAMOsMAADjFAAw7AwAAOQUADDtDAAA5hQAMO4MAADmFAAw7wwAAOYUADDwDAAA5RQAIPEMAADmFAAw8gwAAOgUADDzDAAA6RQAMAsPAADWFAAwEAAA2xQAMOsMAADXFAAw7AwAANgUADDtDAAA2hQAMO4MAADaFAAw7wwAANoUADDwDAAA2RQAIPEMAADaFAAw8gwAANwUADDzDAAA3RQAMBGTBQAAvRQAINgJAQAAAAHbCUAAAAAB7wkBAAAAAfAJAQAAAAHzCQIAAAABmQoBAAAAAcwKAQAAAAHPCkAAAAAB5woQAAAAAYgLAQAAAAGJCwEAAAABigsBAAAAAYsLgAAAAAGMC0AAAAABjQtAAAAAAY4LQAAAAAECAAAA_gcAIA8AAOEUACADAAAA_gcAIA8AAOEUACAQAADgFAAgAQgAAM0XADAXkgUAAMAQACCTBQAAwRAAINUJAAC_EAAw1gkAAPwHABDXCQAAvxAAMNgJAQAAAAHbCUAAjg8AIe8JAQCNDwAh8AkBAJgPACHzCQIAjA8AIZkKAQCYDwAhzAoBAI0PACHPCkAAjg8AIecKEAC_DwAhhwsBAM0PACGICwEAjQ8AIYkLAQCNDwAhigsBAJgPACGLCwAAxA8AIIwLQACiDwAhjQtAAKIPACGOC0AAog8AIbcLAAC-EAAgAgAAAP4HACAIAADgFAAgAgAAAN4UACAIAADfFAAgFNUJAADdFAAw1gkAAN4UABDXCQAA3RQAMNgJAQDNDwAh2wlAAI4PACHvCQEAjQ8AIfAJAQCYDwAh8wkCAIwPACGZCgEAmA8AIcwKAQCNDwAhzwpAAI4PACHnChAAvw8AIYcLAQDNDwAhiAsBAI0PACGJCwEAjQ8AIYoLAQCYDwAhiwsAAMQPACCMC0AAog8AIY0LQACiDwAhjgtAAKIPACEU1QkAAN0UADDWCQAA3hQAENcJAADdFAAw2AkBAM0PACHbCUAAjg8AIe8JAQCNDwAh8AkBAJgPACHzCQIAjA8AIZkKAQCYDwAhzAoBAI0PACHPCkAAjg8AIecKEAC_DwAhhwsBAM0PACGICwEAjQ8AIYkLAQCNDwAhigsBAJgPACGLCwAAxA8AIIwLQACiDwAhjQtAAKIPACGOC0AAog8AIRDYCQEA6REAIdsJQADqEQAh7wkBAOkRACHwCQEA8hEAIfMJAgDoEQAhmQoBAPIRACHMCgEA6REAIc8KQADqEQAh5woQAJUSACGICwEA6REAIYkLAQDpEQAhigsBAPIRACGLC4AAAAABjAtAAPkRACGNC0AA-REAIY4LQAD5EQAhEZMFAACvFAAg2AkBAOkRACHbCUAA6hEAIe8JAQDpEQAh8AkBAPIRACHzCQIA6BEAIZkKAQDyEQAhzAoBAOkRACHPCkAA6hEAIecKEACVEgAhiAsBAOkRACGJCwEA6REAIYoLAQDyEQAhiwuAAAAAAYwLQAD5EQAhjQtAAPkRACGOC0AA-REAIRGTBQAAvRQAINgJAQAAAAHbCUAAAAAB7wkBAAAAAfAJAQAAAAHzCQIAAAABmQoBAAAAAcwKAQAAAAHPCkAAAAAB5woQAAAAAYgLAQAAAAGJCwEAAAABigsBAAAAAYsLgAAAAAGMC0AAAAABjQtAAAAAAY4LQAAAAAEF2AkEAAAAAcwKAQAAAAGPCwEAAAABkAsBAAAAAZELQAAAAAECAAAA-gcAIA8AAO0UACADAAAA-gcAIA8AAO0UACAQAADsFAAgAQgAAMwXADAKkgUAAMAQACDVCQAAwhAAMNYJAAD4BwAQ1wkAAMIQADDYCQQAAAABzAoBAI0PACGHCwEAzQ8AIY8LAQCYDwAhkAsBAI0PACGRC0AAjg8AIQIAAAD6BwAgCAAA7BQAIAIAAADqFAAgCAAA6xQAIAnVCQAA6RQAMNYJAADqFAAQ1wkAAOkUADDYCQQAvQ8AIcwKAQCNDwAhhwsBAM0PACGPCwEAmA8AIZALAQCNDwAhkQtAAI4PACEJ1QkAAOkUADDWCQAA6hQAENcJAADpFAAw2AkEAL0PACHMCgEAjQ8AIYcLAQDNDwAhjwsBAJgPACGQCwEAjQ8AIZELQACODwAhBdgJBACCEgAhzAoBAOkRACGPCwEA8hEAIZALAQDpEQAhkQtAAOoRACEF2AkEAIISACHMCgEA6REAIY8LAQDyEQAhkAsBAOkRACGRC0AA6hEAIQXYCQQAAAABzAoBAAAAAY8LAQAAAAGQCwEAAAABkQtAAAAAAQrnChAAAAABhgsCAAAAAZILAQAAAAGTCwEAAAABlAsBAAAAAZULEAAAAAGWCwIAAAABlwsBAAAAAZgLAQAAAAGZCwIAAAABAgAAAPYHACAPAAD5FAAgAwAAAPYHACAPAAD5FAAgEAAA-BQAIAEIAADLFwAwEJIFAADAEAAg1QkAAMQQADDWCQAA9AcAENcJAADEEAAw5woQAL8PACGGCwIAjA8AIYcLAQDNDwAhkgsBAI0PACGTCwEAjQ8AIZQLAQCNDwAhlQsQAPcPACGWCwIAjA8AIZcLAQCNDwAhmAsBAI0PACGZCwIAxQ8AIbgLAADDEAAgAgAAAPYHACAIAAD4FAAgAgAAAPYUACAIAAD3FAAgDtUJAAD1FAAw1gkAAPYUABDXCQAA9RQAMOcKEAC_DwAhhgsCAIwPACGHCwEAzQ8AIZILAQCNDwAhkwsBAI0PACGUCwEAjQ8AIZULEAD3DwAhlgsCAIwPACGXCwEAjQ8AIZgLAQCNDwAhmQsCAMUPACEO1QkAAPUUADDWCQAA9hQAENcJAAD1FAAw5woQAL8PACGGCwIAjA8AIYcLAQDNDwAhkgsBAI0PACGTCwEAjQ8AIZQLAQCNDwAhlQsQAPcPACGWCwIAjA8AIZcLAQCNDwAhmAsBAI0PACGZCwIAxQ8AIQrnChAAlRIAIYYLAgDoEQAhkgsBAOkRACGTCwEA6REAIZQLAQDpEQAhlQsQANwSACGWCwIA6BEAIZcLAQDpEQAhmAsBAOkRACGZCwIAgxIAIQrnChAAlRIAIYYLAgDoEQAhkgsBAOkRACGTCwEA6REAIZQLAQDpEQAhlQsQANwSACGWCwIA6BEAIZcLAQDpEQAhmAsBAOkRACGZCwIAgxIAIQrnChAAAAABhgsCAAAAAZILAQAAAAGTCwEAAAABlAsBAAAAAZULEAAAAAGWCwIAAAABlwsBAAAAAZgLAQAAAAGZCwIAAAABBA8AAO4UADDrDAAA7xQAMO8MAADyFAAw8AwAAPEUACAEDwAA4hQAMOsMAADjFAAw7wwAAOYUADDwDAAA5RQAIAQPAADWFAAw6wwAANcUADDvDAAA2hQAMPAMAADZFAAgAAAACZIFAACBFQAgkwUAAIIVACDwCQAA7hEAIJkKAADuEQAgigsAAO4RACCLCwAA7hEAIIwLAADuEQAgjQsAAO4RACCOCwAA7hEAIBSTBQAA_RQAIJQFAAD-FAAglgUAAP8UACCZCgAA7hEAIIALAADuEQAgkgsAAO4RACCgCwAA7hEAIKELAADuEQAgogsAAO4RACCnCwAA7hEAIKgLAADuEQAgqgsAAO4RACCrCwAA7hEAIK4LAADuEQAgrwsAAO4RACCwCwAA7hEAILELAADuEQAgsgsAAO4RACCzCwAA7hEAILULAADuEQAgAAAAAAAAAAAAAAAAAAAB8QwAAAC_CwIAAAAAAAUPAADGFwAgEAAAyRcAIOsMAADHFwAg7AwAAMgXACDvDAAA8wYAIAMPAADGFwAg6wwAAMcXACDvDAAA8wYAIAAAAAAACw8AAJ4VADAQAACjFQAw6wwAAJ8VADDsDAAAoBUAMO0MAACiFQAw7gwAAKIVADDvDAAAohUAMPAMAAChFQAg8QwAAKIVADDyDAAApBUAMPMMAAClFQAwBtgJBAAAAAHrCgEAAAAB8goBAAAAAcULAQAAAAHGCwEAAAABxwsCAAAAAQIAAAD3BgAgDwAAqRUAIAMAAAD3BgAgDwAAqRUAIBAAAKgVACABCAAAxRcAMAvcAQEAjQ8AIcEEAADVEAAg1QkAANQQADDWCQAA9QYAENcJAADUEAAw2AkEAAAAAesKAQCNDwAh8goBAI0PACHFCwEAjQ8AIcYLAQCNDwAhxwsCAIwPACECAAAA9wYAIAgAAKgVACACAAAAphUAIAgAAKcVACAK3AEBAI0PACHVCQAApRUAMNYJAACmFQAQ1wkAAKUVADDYCQQAvQ8AIesKAQCNDwAh8goBAI0PACHFCwEAjQ8AIcYLAQCNDwAhxwsCAIwPACEK3AEBAI0PACHVCQAApRUAMNYJAACmFQAQ1wkAAKUVADDYCQQAvQ8AIesKAQCNDwAh8goBAI0PACHFCwEAjQ8AIcYLAQCNDwAhxwsCAIwPACEG2AkEAIISACHrCgEA6REAIfIKAQDpEQAhxQsBAOkRACHGCwEA6REAIccLAgDoEQAhBtgJBACCEgAh6woBAOkRACHyCgEA6REAIcULAQDpEQAhxgsBAOkRACHHCwIA6BEAIQbYCQQAAAAB6woBAAAAAfIKAQAAAAHFCwEAAAABxgsBAAAAAccLAgAAAAEEDwAAnhUAMOsMAACfFQAw7wwAAKIVADDwDAAAoRUAIAAB3QEAAKsVACAAAAAAAAAAAAAAAAAAAAHxDAAAAM4LAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAwBcAIBAAAMMXACDrDAAAwRcAIOwMAADCFwAg7wwAAN4EACADDwAAwBcAIOsMAADBFwAg7wwAAN4EACAAAAAAAALxDAEAAAAE9AwBAAAABQsPAADbFQAwEAAA4BUAMOsMAADcFQAw7AwAAN0VADDtDAAA3xUAMO4MAADfFQAw7wwAAN8VADDwDAAA3hUAIPEMAADfFQAw8gwAAOEVADDzDAAA4hUAMArYCQIAAAABwgoBAAAAAZILAQAAAAGqCwEAAAAB1AsAAQAAAdcLAQAAAAHYCwEAAAAB2QsBAAAAAdoLAQAAAAHbCwABAAABAgAAAOIEACAPAADmFQAgAwAAAOIEACAPAADmFQAgEAAA5RUAIAEIAAC_FwAwEI8DAAD1EAAg1QkAAPQQADDWCQAA4AQAENcJAAD0EAAw2AkCAAAAAcIKAQCYDwAhkgsBAI0PACGqCwEAjQ8AIdQLAAG2EAAh1gsCAIwPACHXCwEAjQ8AIdgLAQCNDwAh2QsBAJgPACHaCwEAmA8AIdsLAAG3EAAh5wsAAPMQACACAAAA4gQAIAgAAOUVACACAAAA4xUAIAgAAOQVACAO1QkAAOIVADDWCQAA4xUAENcJAADiFQAw2AkCAIwPACHCCgEAmA8AIZILAQCNDwAhqgsBAI0PACHUCwABthAAIdYLAgCMDwAh1wsBAI0PACHYCwEAjQ8AIdkLAQCYDwAh2gsBAJgPACHbCwABtxAAIQ7VCQAA4hUAMNYJAADjFQAQ1wkAAOIVADDYCQIAjA8AIcIKAQCYDwAhkgsBAI0PACGqCwEAjQ8AIdQLAAG2EAAh1gsCAIwPACHXCwEAjQ8AIdgLAQCNDwAh2QsBAJgPACHaCwEAmA8AIdsLAAG3EAAhCtgJAgDoEQAhwgoBAPIRACGSCwEA6REAIaoLAQDpEQAh1AsAAdEUACHXCwEA6REAIdgLAQDpEQAh2QsBAPIRACHaCwEA8hEAIdsLAAHSFAAhCtgJAgDoEQAhwgoBAPIRACGSCwEA6REAIaoLAQDpEQAh1AsAAdEUACHXCwEA6REAIdgLAQDpEQAh2QsBAPIRACHaCwEA8hEAIdsLAAHSFAAhCtgJAgAAAAHCCgEAAAABkgsBAAAAAaoLAQAAAAHUCwABAAAB1wsBAAAAAdgLAQAAAAHZCwEAAAAB2gsBAAAAAdsLAAEAAAEB8QwBAAAABAQPAADbFQAw6wwAANwVADDvDAAA3xUAMPAMAADeFQAgAAOQAwAA6RUAIOALAADuEQAg4QsAAO4RACAAAAAAAAAAAAUPAAC6FwAgEAAAvRcAIOsMAAC7FwAg7AwAALwXACDvDAAA4AMAIAMPAAC6FwAg6wwAALsXACDvDAAA4AMAIAAAAAAAAfEMAAAA8QsCBw8AALQXACAQAAC4FwAg6wwAALUXACDsDAAAtxcAIO0MAADiAwAg7gwAAOIDACDvDAAA2AMAIAsPAAD9FQAwEAAAghYAMOsMAAD-FQAw7AwAAP8VADDtDAAAgRYAMO4MAACBFgAw7wwAAIEWADDwDAAAgBYAIPEMAACBFgAw8gwAAIMWADDzDAAAhBYAMATYCQEAAAAB2wlAAAAAAZAKAQAAAAHsCwQAAAABAgAAAOYDACAPAACIFgAgAwAAAOYDACAPAACIFgAgEAAAhxYAIAEIAAC2FwAwCrwCAACGEQAg1QkAAIURADDWCQAA5AMAENcJAACFEQAw2AkBAAAAAdsJQACODwAhkAoBAI0PACHrCwEAzQ8AIewLBAC9DwAh9wsAAIQRACACAAAA5gMAIAgAAIcWACACAAAAhRYAIAgAAIYWACAI1QkAAIQWADDWCQAAhRYAENcJAACEFgAw2AkBAM0PACHbCUAAjg8AIZAKAQCNDwAh6wsBAM0PACHsCwQAvQ8AIQjVCQAAhBYAMNYJAACFFgAQ1wkAAIQWADDYCQEAzQ8AIdsJQACODwAhkAoBAI0PACHrCwEAzQ8AIewLBAC9DwAhBNgJAQDpEQAh2wlAAOoRACGQCgEA6REAIewLBACCEgAhBNgJAQDpEQAh2wlAAOoRACGQCgEA6REAIewLBACCEgAhBNgJAQAAAAHbCUAAAAABkAoBAAAAAewLBAAAAAEDDwAAtBcAIOsMAAC1FwAg7wwAANgDACAEDwAA_RUAMOsMAAD-FQAw7wwAAIEWADDwDAAAgBYAIAAAAAHxDAAAAPULAgUPAACvFwAgEAAAshcAIOsMAACwFwAg7AwAALEXACDvDAAA2AMAIAMPAACvFwAg6wwAALAXACDvDAAA2AMAIAAAAAsPAACiFgAwEAAApxYAMOsMAACjFgAw7AwAAKQWADDtDAAAphYAMO4MAACmFgAw7wwAAKYWADDwDAAApRYAIPEMAACmFgAw8gwAAKgWADDzDAAAqRYAMAsPAACWFgAwEAAAmxYAMOsMAACXFgAw7AwAAJgWADDtDAAAmhYAMO4MAACaFgAw7wwAAJoWADDwDAAAmRYAIPEMAACaFgAw8gwAAJwWADDzDAAAnRYAMAy9AgAAihYAINgJAQAAAAHbCUAAAAAB6QlAAAAAAfAJAQAAAAGcCwAAAPELAuwLBAAAAAHtCwEAAAAB7gsBAAAAAfELBAAAAAHyCwQAAAAB8wtAAAAAAQIAAADgAwAgDwAAoRYAIAMAAADgAwAgDwAAoRYAIBAAAKAWACABCAAArhcAMBG6AgAAjREAIL0CAACOEQAg1QkAAIoRADDWCQAA3gMAENcJAACKEQAw2AkBAAAAAdsJQACODwAh6QlAAKIPACHwCQEAmA8AIZwLAACMEfELIuwLBAC9DwAh7QsBAAAAAe4LAQCNDwAh7wsBAIsRACHxCwQAvQ8AIfILBAC9DwAh8wtAAKIPACECAAAA4AMAIAgAAKAWACACAAAAnhYAIAgAAJ8WACAP1QkAAJ0WADDWCQAAnhYAENcJAACdFgAw2AkBAM0PACHbCUAAjg8AIekJQACiDwAh8AkBAJgPACGcCwAAjBHxCyLsCwQAvQ8AIe0LAQCNDwAh7gsBAI0PACHvCwEAixEAIfELBAC9DwAh8gsEAL0PACHzC0AAog8AIQ_VCQAAnRYAMNYJAACeFgAQ1wkAAJ0WADDYCQEAzQ8AIdsJQACODwAh6QlAAKIPACHwCQEAmA8AIZwLAACMEfELIuwLBAC9DwAh7QsBAI0PACHuCwEAjQ8AIe8LAQCLEQAh8QsEAL0PACHyCwQAvQ8AIfMLQACiDwAhC9gJAQDpEQAh2wlAAOoRACHpCUAA-REAIfAJAQDyEQAhnAsAAPoV8Qsi7AsEAIISACHtCwEA6REAIe4LAQDpEQAh8QsEAIISACHyCwQAghIAIfMLQAD5EQAhDL0CAAD8FQAg2AkBAOkRACHbCUAA6hEAIekJQAD5EQAh8AkBAPIRACGcCwAA-hXxCyLsCwQAghIAIe0LAQDpEQAh7gsBAOkRACHxCwQAghIAIfILBACCEgAh8wtAAPkRACEMvQIAAIoWACDYCQEAAAAB2wlAAAAAAekJQAAAAAHwCQEAAAABnAsAAADxCwLsCwQAAAAB7QsBAAAAAe4LAQAAAAHxCwQAAAAB8gsEAAAAAfMLQAAAAAED2wlAAAAAAZAKAQAAAAH1CwAAAPULAgIAAADcAwAgDwAArRYAIAMAAADcAwAgDwAArRYAIBAAAKwWACABCAAArRcAMAm6AgAAkxEAINUJAACREQAw1gkAANoDABDXCQAAkREAMNsJQACODwAhkAoBAI0PACHvCwEAzQ8AIfULAACSEfULIvgLAACQEQAgAgAAANwDACAIAACsFgAgAgAAAKoWACAIAACrFgAgB9UJAACpFgAw1gkAAKoWABDXCQAAqRYAMNsJQACODwAhkAoBAI0PACHvCwEAzQ8AIfULAACSEfULIgfVCQAAqRYAMNYJAACqFgAQ1wkAAKkWADDbCUAAjg8AIZAKAQCNDwAh7wsBAM0PACH1CwAAkhH1CyID2wlAAOoRACGQCgEA6REAIfULAACOFvULIgPbCUAA6hEAIZAKAQDpEQAh9QsAAI4W9QsiA9sJQAAAAAGQCgEAAAAB9QsAAAD1CwIEDwAAohYAMOsMAACjFgAw7wwAAKYWADDwDAAApRYAIAQPAACWFgAw6wwAAJcWADDvDAAAmhYAMPAMAACZFgAgAAAGugIAALMWACC9AgAAtBYAIOkJAADuEQAg8AkAAO4RACDvCwAA7hEAIPMLAADuEQAgArsCAACwFgAgvgIAALEWACAAAAAAAAAB8QwAAAD8CwIAAAAC8QwBAAAABPQMAQAAAAUC8QwBAAAABPQMAQAAAAUAAAAAAAAAAAAAAAAABQ8AAKgXACAQAACrFwAg6wwAAKkXACDsDAAAqhcAIO8MAADGAgAgAw8AAKgXACDrDAAAqRcAIO8MAADGAgAgAAAAAAAB8QwAAACaDAILDwAA1hYAMBAAANsWADDrDAAA1xYAMOwMAADYFgAw7QwAANoWADDuDAAA2hYAMO8MAADaFgAw8AwAANkWACDxDAAA2hYAMPIMAADcFgAw8wwAAN0WADAF2AkEAAAAAfIKAQAAAAHFCwEAAAABxgsBAAAAAccLAgAAAAECAAAAygIAIA8AAOEWACADAAAAygIAIA8AAOEWACAQAADgFgAgAQgAAKcXADAK3AEAAKsRACDVCQAAqhEAMNYJAADIAgAQ1wkAAKoRADDYCQQAAAAB8AoBAI0PACHyCgEAjQ8AIcULAQCNDwAhxgsBAI0PACHHCwIAjA8AIQIAAADKAgAgCAAA4BYAIAIAAADeFgAgCAAA3xYAIAnVCQAA3RYAMNYJAADeFgAQ1wkAAN0WADDYCQQAvQ8AIfAKAQCNDwAh8goBAI0PACHFCwEAjQ8AIcYLAQCNDwAhxwsCAIwPACEJ1QkAAN0WADDWCQAA3hYAENcJAADdFgAw2AkEAL0PACHwCgEAjQ8AIfIKAQCNDwAhxQsBAI0PACHGCwEAjQ8AIccLAgCMDwAhBdgJBACCEgAh8goBAOkRACHFCwEA6REAIcYLAQDpEQAhxwsCAOgRACEF2AkEAIISACHyCgEA6REAIcULAQDpEQAhxgsBAOkRACHHCwIA6BEAIQXYCQQAAAAB8goBAAAAAcULAQAAAAHGCwEAAAABxwsCAAAAAQQPAADWFgAw6wwAANcWADDvDAAA2hYAMPAMAADZFgAgAArdAQAA4xYAIOkJAADuEQAgmgwAAO4RACCbDAAA7hEAIJwMAADuEQAgnQwAAO4RACCeDAAA7hEAIKAMAADuEQAgoQwAAO4RACCiDAAA7hEAIAAAAAAAAfEMAAAApAwCAfEMAAAApQwCAAAAAAAAAAAAAAAAAAAAAAAAAAAB8QwAAADEDAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB8QwAAADkDAIAAAAAAAAB8QwAAADoDAIF2AkEAAAAAfIKAQAAAAHFCwEAAAABxgsBAAAAAccLAgAAAAEQ2wlAAAAAAekJQAAAAAHvCQAAAJoMArIKBAAAAAHrCgEAAAAB8goBAAAAAcgLAgAAAAGaDEAAAAABmwwBAAAAAZwMQAAAAAGdDEAAAAABngxAAAAAAZ8MAgAAAAGgDEAAAAABoQxAAAAAAaIMQAAAAAECAAAAxgIAIA8AAKgXACADAAAAzgIAIA8AAKgXACAQAACsFwAgEgAAAM4CACAIAACsFwAg2wlAAOoRACHpCUAA-REAIe8JAADUFpoMIrIKBACCEgAh6woBAOkRACHyCgEA6REAIcgLAgDoEQAhmgxAAPkRACGbDAEA8hEAIZwMQAD5EQAhnQxAAPkRACGeDEAA-REAIZ8MAgDoEQAhoAxAAPkRACGhDEAA-REAIaIMQAD5EQAhENsJQADqEQAh6QlAAPkRACHvCQAA1BaaDCKyCgQAghIAIesKAQDpEQAh8goBAOkRACHICwIA6BEAIZoMQAD5EQAhmwwBAPIRACGcDEAA-REAIZ0MQAD5EQAhngxAAPkRACGfDAIA6BEAIaAMQAD5EQAhoQxAAPkRACGiDEAA-REAIQPbCUAAAAABkAoBAAAAAfULAAAA9QsCC9gJAQAAAAHbCUAAAAAB6QlAAAAAAfAJAQAAAAGcCwAAAPELAuwLBAAAAAHtCwEAAAAB7gsBAAAAAfELBAAAAAHyCwQAAAAB8wtAAAAAAQa-AgAArxYAINgJAQAAAAHbCUAAAAAB8goBAAAAAe4LAQAAAAH2CwEAAAABAgAAANgDACAPAACvFwAgAwAAAOIDACAPAACvFwAgEAAAsxcAIAgAAADiAwAgCAAAsxcAIL4CAACVFgAg2AkBAOkRACHbCUAA6hEAIfIKAQDpEQAh7gsBAOkRACH2CwEA6REAIQa-AgAAlRYAINgJAQDpEQAh2wlAAOoRACHyCgEA6REAIe4LAQDpEQAh9gsBAOkRACEGuwIAAK4WACDYCQEAAAAB2wlAAAAAAfIKAQAAAAHuCwEAAAAB9gsBAAAAAQIAAADYAwAgDwAAtBcAIATYCQEAAAAB2wlAAAAAAZAKAQAAAAHsCwQAAAABAwAAAOIDACAPAAC0FwAgEAAAuRcAIAgAAADiAwAgCAAAuRcAILsCAACUFgAg2AkBAOkRACHbCUAA6hEAIfIKAQDpEQAh7gsBAOkRACH2CwEA6REAIQa7AgAAlBYAINgJAQDpEQAh2wlAAOoRACHyCgEA6REAIe4LAQDpEQAh9gsBAOkRACENugIAAIkWACDYCQEAAAAB2wlAAAAAAekJQAAAAAHwCQEAAAABnAsAAADxCwLsCwQAAAAB7QsBAAAAAe4LAQAAAAHvCwEAAAAB8QsEAAAAAfILBAAAAAHzC0AAAAABAgAAAOADACAPAAC6FwAgAwAAAN4DACAPAAC6FwAgEAAAvhcAIA8AAADeAwAgCAAAvhcAILoCAAD7FQAg2AkBAOkRACHbCUAA6hEAIekJQAD5EQAh8AkBAPIRACGcCwAA-hXxCyLsCwQAghIAIe0LAQDpEQAh7gsBAOkRACHvCwEA8hEAIfELBACCEgAh8gsEAIISACHzC0AA-REAIQ26AgAA-xUAINgJAQDpEQAh2wlAAOoRACHpCUAA-REAIfAJAQDyEQAhnAsAAPoV8Qsi7AsEAIISACHtCwEA6REAIe4LAQDpEQAh7wsBAPIRACHxCwQAghIAIfILBACCEgAh8wtAAPkRACEK2AkCAAAAAcIKAQAAAAGSCwEAAAABqgsBAAAAAdQLAAEAAAHXCwEAAAAB2AsBAAAAAdkLAQAAAAHaCwEAAAAB2wsAAQAAAQrYCQIAAAAB2AsBAAAAAdwLAQAAAAHdCwEAAAAB3gsBAAAAAd8LAQAAAAHgCwEAAAAB4QsBAAAAAeILAADnFQAg4wsgAAAAAQIAAADeBAAgDwAAwBcAIAMAAADmBAAgDwAAwBcAIBAAAMQXACAMAAAA5gQAIAgAAMQXACDYCQIA6BEAIdgLAQDpEQAh3AsBAOkRACHdCwEA6REAId4LAQDpEQAh3wsBAOkRACHgCwEA8hEAIeELAQDyEQAh4gsAANkVACDjCyAAjBIAIQrYCQIA6BEAIdgLAQDpEQAh3AsBAOkRACHdCwEA6REAId4LAQDpEQAh3wsBAOkRACHgCwEA8hEAIeELAQDyEQAh4gsAANkVACDjCyAAjBIAIQbYCQQAAAAB6woBAAAAAfIKAQAAAAHFCwEAAAABxgsBAAAAAccLAgAAAAEC8goBAAAAAcgLAgAAAAECAAAA8wYAIA8AAMYXACADAAAA-wYAIA8AAMYXACAQAADKFwAgBAAAAPsGACAIAADKFwAg8goBAOkRACHICwIA6BEAIQLyCgEA6REAIcgLAgDoEQAhCucKEAAAAAGGCwIAAAABkgsBAAAAAZMLAQAAAAGUCwEAAAABlQsQAAAAAZYLAgAAAAGXCwEAAAABmAsBAAAAAZkLAgAAAAEF2AkEAAAAAcwKAQAAAAGPCwEAAAABkAsBAAAAAZELQAAAAAEQ2AkBAAAAAdsJQAAAAAHvCQEAAAAB8AkBAAAAAfMJAgAAAAGZCgEAAAABzAoBAAAAAc8KQAAAAAHnChAAAAABiAsBAAAAAYkLAQAAAAGKCwEAAAABiwuAAAAAAYwLQAAAAAGNC0AAAAABjgtAAAAAASyUBQAA-xQAIJYFAAD8FAAg2AkBAAAAAdsJQAAAAAHvCQEAAAABmQoBAAAAAcwKAQAAAAHPCkAAAAAB5goBAAAAAecKEAAAAAHrCgEAAAABgAsBAAAAAY4LQAAAAAGSCwEAAAABlAsBAAAAAZcLAQAAAAGaCwEAAAABmwsBAAAAAZwLAQAAAAGdCwEAAAABngsBAAAAAZ8LAQAAAAGgCxAAAAABoQsQAAAAAaILAgAAAAGjC4AAAAABpAuAAAAAAaULAAEAAAGmCwABAAABpwsBAAAAAagLAAEAAAGpC0AAAAABqgsBAAAAAasLAQAAAAGsCwEAAAABrQsgAAAAAa4LAgAAAAGvC4AAAAABsAsAAQAAAbELgAAAAAGyCwEAAAABswsQAAAAAbQLIAAAAAG1C0AAAAABAgAAAPIHACAPAADOFwAgAwAAAIkIACAPAADOFwAgEAAA0hcAIC4AAACJCAAgCAAA0hcAIJQFAADUFAAglgUAANUUACDYCQEA6REAIdsJQADqEQAh7wkBAOkRACGZCgEA8hEAIcwKAQDpEQAhzwpAAOoRACHmCgEA6REAIecKEACVEgAh6woBAOkRACGACwEA8hEAIY4LQADqEQAhkgsBAPIRACGUCwEA6REAIZcLAQDpEQAhmgsBAOkRACGbCwEA6REAIZwLAQDpEQAhnQsBAOkRACGeCwEA6REAIZ8LAQDpEQAhoAsQANwSACGhCxAA3BIAIaILAgCDEgAhowuAAAAAAaQLgAAAAAGlCwAB0RQAIaYLAAHRFAAhpwsBAPIRACGoCwAB0hQAIakLQADqEQAhqgsBAPIRACGrCwEA8hEAIawLAQDpEQAhrQsgAIwSACGuCwIAgxIAIa8LgAAAAAGwCwAB0hQAIbELgAAAAAGyCwEA8hEAIbMLEADcEgAhtAsgAIwSACG1C0AA-REAISyUBQAA1BQAIJYFAADVFAAg2AkBAOkRACHbCUAA6hEAIe8JAQDpEQAhmQoBAPIRACHMCgEA6REAIc8KQADqEQAh5goBAOkRACHnChAAlRIAIesKAQDpEQAhgAsBAPIRACGOC0AA6hEAIZILAQDyEQAhlAsBAOkRACGXCwEA6REAIZoLAQDpEQAhmwsBAOkRACGcCwEA6REAIZ0LAQDpEQAhngsBAOkRACGfCwEA6REAIaALEADcEgAhoQsQANwSACGiCwIAgxIAIaMLgAAAAAGkC4AAAAABpQsAAdEUACGmCwAB0RQAIacLAQDyEQAhqAsAAdIUACGpC0AA6hEAIaoLAQDyEQAhqwsBAPIRACGsCwEA6REAIa0LIACMEgAhrgsCAIMSACGvC4AAAAABsAsAAdIUACGxC4AAAAABsgsBAPIRACGzCxAA3BIAIbQLIACMEgAhtQtAAPkRACEskwUAAPoUACCWBQAA_BQAINgJAQAAAAHbCUAAAAAB7wkBAAAAAZkKAQAAAAHMCgEAAAABzwpAAAAAAeYKAQAAAAHnChAAAAAB6woBAAAAAYALAQAAAAGOC0AAAAABkgsBAAAAAZQLAQAAAAGXCwEAAAABmgsBAAAAAZsLAQAAAAGcCwEAAAABnQsBAAAAAZ4LAQAAAAGfCwEAAAABoAsQAAAAAaELEAAAAAGiCwIAAAABowuAAAAAAaQLgAAAAAGlCwABAAABpgsAAQAAAacLAQAAAAGoCwABAAABqQtAAAAAAaoLAQAAAAGrCwEAAAABrAsBAAAAAa0LIAAAAAGuCwIAAAABrwuAAAAAAbALAAEAAAGxC4AAAAABsgsBAAAAAbMLEAAAAAG0CyAAAAABtQtAAAAAAQIAAADyBwAgDwAA0xcAIAMAAACJCAAgDwAA0xcAIBAAANcXACAuAAAAiQgAIAgAANcXACCTBQAA0xQAIJYFAADVFAAg2AkBAOkRACHbCUAA6hEAIe8JAQDpEQAhmQoBAPIRACHMCgEA6REAIc8KQADqEQAh5goBAOkRACHnChAAlRIAIesKAQDpEQAhgAsBAPIRACGOC0AA6hEAIZILAQDyEQAhlAsBAOkRACGXCwEA6REAIZoLAQDpEQAhmwsBAOkRACGcCwEA6REAIZ0LAQDpEQAhngsBAOkRACGfCwEA6REAIaALEADcEgAhoQsQANwSACGiCwIAgxIAIaMLgAAAAAGkC4AAAAABpQsAAdEUACGmCwAB0RQAIacLAQDyEQAhqAsAAdIUACGpC0AA6hEAIaoLAQDyEQAhqwsBAPIRACGsCwEA6REAIa0LIACMEgAhrgsCAIMSACGvC4AAAAABsAsAAdIUACGxC4AAAAABsgsBAPIRACGzCxAA3BIAIbQLIACMEgAhtQtAAPkRACEskwUAANMUACCWBQAA1RQAINgJAQDpEQAh2wlAAOoRACHvCQEA6REAIZkKAQDyEQAhzAoBAOkRACHPCkAA6hEAIeYKAQDpEQAh5woQAJUSACHrCgEA6REAIYALAQDyEQAhjgtAAOoRACGSCwEA8hEAIZQLAQDpEQAhlwsBAOkRACGaCwEA6REAIZsLAQDpEQAhnAsBAOkRACGdCwEA6REAIZ4LAQDpEQAhnwsBAOkRACGgCxAA3BIAIaELEADcEgAhogsCAIMSACGjC4AAAAABpAuAAAAAAaULAAHRFAAhpgsAAdEUACGnCwEA8hEAIagLAAHSFAAhqQtAAOoRACGqCwEA8hEAIasLAQDyEQAhrAsBAOkRACGtCyAAjBIAIa4LAgCDEgAhrwuAAAAAAbALAAHSFAAhsQuAAAAAAbILAQDyEQAhswsQANwSACG0CyAAjBIAIbULQAD5EQAhLJMFAAD6FAAglAUAAPsUACDYCQEAAAAB2wlAAAAAAe8JAQAAAAGZCgEAAAABzAoBAAAAAc8KQAAAAAHmCgEAAAAB5woQAAAAAesKAQAAAAGACwEAAAABjgtAAAAAAZILAQAAAAGUCwEAAAABlwsBAAAAAZoLAQAAAAGbCwEAAAABnAsBAAAAAZ0LAQAAAAGeCwEAAAABnwsBAAAAAaALEAAAAAGhCxAAAAABogsCAAAAAaMLgAAAAAGkC4AAAAABpQsAAQAAAaYLAAEAAAGnCwEAAAABqAsAAQAAAakLQAAAAAGqCwEAAAABqwsBAAAAAawLAQAAAAGtCyAAAAABrgsCAAAAAa8LgAAAAAGwCwABAAABsQuAAAAAAbILAQAAAAGzCxAAAAABtAsgAAAAAbULQAAAAAECAAAA8gcAIA8AANgXACAC5woQAAAAAYYLAgAAAAEDAAAAiQgAIA8AANgXACAQAADdFwAgLgAAAIkIACAIAADdFwAgkwUAANMUACCUBQAA1BQAINgJAQDpEQAh2wlAAOoRACHvCQEA6REAIZkKAQDyEQAhzAoBAOkRACHPCkAA6hEAIeYKAQDpEQAh5woQAJUSACHrCgEA6REAIYALAQDyEQAhjgtAAOoRACGSCwEA8hEAIZQLAQDpEQAhlwsBAOkRACGaCwEA6REAIZsLAQDpEQAhnAsBAOkRACGdCwEA6REAIZ4LAQDpEQAhnwsBAOkRACGgCxAA3BIAIaELEADcEgAhogsCAIMSACGjC4AAAAABpAuAAAAAAaULAAHRFAAhpgsAAdEUACGnCwEA8hEAIagLAAHSFAAhqQtAAOoRACGqCwEA8hEAIasLAQDyEQAhrAsBAOkRACGtCyAAjBIAIa4LAgCDEgAhrwuAAAAAAbALAAHSFAAhsQuAAAAAAbILAQDyEQAhswsQANwSACG0CyAAjBIAIbULQAD5EQAhLJMFAADTFAAglAUAANQUACDYCQEA6REAIdsJQADqEQAh7wkBAOkRACGZCgEA8hEAIcwKAQDpEQAhzwpAAOoRACHmCgEA6REAIecKEACVEgAh6woBAOkRACGACwEA8hEAIY4LQADqEQAhkgsBAPIRACGUCwEA6REAIZcLAQDpEQAhmgsBAOkRACGbCwEA6REAIZwLAQDpEQAhnQsBAOkRACGeCwEA6REAIZ8LAQDpEQAhoAsQANwSACGhCxAA3BIAIaILAgCDEgAhowuAAAAAAaQLgAAAAAGlCwAB0RQAIaYLAAHRFAAhpwsBAPIRACGoCwAB0hQAIakLQADqEQAhqgsBAPIRACGrCwEA8hEAIawLAQDpEQAhrQsgAIwSACGuCwIAgxIAIa8LgAAAAAGwCwAB0hQAIbELgAAAAAGyCwEA8hEAIbMLEADcEgAhtAsgAIwSACG1C0AA-REAIRKSBQAAvBQAINgJAQAAAAHbCUAAAAAB7wkBAAAAAfAJAQAAAAHzCQIAAAABmQoBAAAAAcwKAQAAAAHPCkAAAAAB5woQAAAAAYcLAQAAAAGICwEAAAABiQsBAAAAAYoLAQAAAAGLC4AAAAABjAtAAAAAAY0LQAAAAAGOC0AAAAABAgAAAP4HACAPAADeFwAgAwAAAPwHACAPAADeFwAgEAAA4hcAIBQAAAD8BwAgCAAA4hcAIJIFAACuFAAg2AkBAOkRACHbCUAA6hEAIe8JAQDpEQAh8AkBAPIRACHzCQIA6BEAIZkKAQDyEQAhzAoBAOkRACHPCkAA6hEAIecKEACVEgAhhwsBAOkRACGICwEA6REAIYkLAQDpEQAhigsBAPIRACGLC4AAAAABjAtAAPkRACGNC0AA-REAIY4LQAD5EQAhEpIFAACuFAAg2AkBAOkRACHbCUAA6hEAIe8JAQDpEQAh8AkBAPIRACHzCQIA6BEAIZkKAQDyEQAhzAoBAOkRACHPCkAA6hEAIecKEACVEgAhhwsBAOkRACGICwEA6REAIYkLAQDpEQAhigsBAPIRACGLC4AAAAABjAtAAPkRACGNC0AA-REAIY4LQAD5EQAhBdgJAQAAAAGACwEAAAABgQuAAAAAAYILIAAAAAGDC0AAAAABA9gJAQAAAAGDC0AAAAABhAsBAAAAAQIAAAD3CAAgDwAA5BcAIAMAAAD_CAAgDwAA5BcAIBAAAOgXACAFAAAA_wgAIAgAAOgXACDYCQEA6REAIYMLQADqEQAhhAsBAOkRACED2AkBAOkRACGDC0AA6hEAIYQLAQDpEQAhApAKAQAAAAHvCkAAAAABCtgJAQAAAAHbCUAAAAAB6QlAAAAAAbAKQAAAAAHFCgEAAAAB6goBAAAAAesKAQAAAAHsCgEAAAAB7QogAAAAAe4KQAAAAAEIvwYAAPcTACDbCUAAAAABmgoBAAAAAesKAQAAAAHyCgEAAAAB8woBAAAAAfQKQAAAAAH1CkAAAAABAgAAAPYJACAPAADrFwAgAwAAAIAKACAPAADrFwAgEAAA7xcAIAoAAACACgAgCAAA7xcAIL8GAADdEwAg2wlAAOoRACGaCgEA6REAIesKAQDpEQAh8goBAOkRACHzCgEA8hEAIfQKQAD5EQAh9QpAAPkRACEIvwYAAN0TACDbCUAA6hEAIZoKAQDpEQAh6woBAOkRACHyCgEA6REAIfMKAQDyEQAh9ApAAPkRACH1CkAA-REAIQi5BgAA9hMAINsJQAAAAAGaCgEAAAAB6woBAAAAAfIKAQAAAAHzCgEAAAAB9ApAAAAAAfUKQAAAAAECAAAA9gkAIA8AAPAXACAE2AkBAAAAAfsJQAAAAAHSCgEAAAAB4ApAAAAAAQLYCQEAAAAB3wpAAAAAAQaaCgEAAAABzQpAAAAAAeYKAQAAAAHnChAAAAAB6AoCAAAAAekKEAAAAAEDAAAAgAoAIA8AAPAXACAQAAD3FwAgCgAAAIAKACAIAAD3FwAguQYAANwTACDbCUAA6hEAIZoKAQDpEQAh6woBAOkRACHyCgEA6REAIfMKAQDyEQAh9ApAAPkRACH1CkAA-REAIQi5BgAA3BMAINsJQADqEQAhmgoBAOkRACHrCgEA6REAIfIKAQDpEQAh8woBAPIRACH0CkAA-REAIfUKQAD5EQAhDsEEAADNEwAguwYAAM4TACC9BgAAzxMAINgJAQAAAAHbCUAAAAAB6QlAAAAAAbAKQAAAAAHFCgEAAAAB1AoBAAAAAeoKAQAAAAHrCgEAAAAB7AoBAAAAAe0KIAAAAAHuCkAAAAABAgAAAP4JACAPAAD4FwAgAwAAAPwJACAPAAD4FwAgEAAA_BcAIBAAAAD8CQAgCAAA_BcAIMEEAACoEwAguwYAAKkTACC9BgAAqhMAINgJAQDpEQAh2wlAAOoRACHpCUAA-REAIbAKQAD5EQAhxQoBAPIRACHUCgEA8hEAIeoKAQDpEQAh6woBAOkRACHsCgEA8hEAIe0KIACMEgAh7gpAAPkRACEOwQQAAKgTACC7BgAAqRMAIL0GAACqEwAg2AkBAOkRACHbCUAA6hEAIekJQAD5EQAhsApAAPkRACHFCgEA8hEAIdQKAQDyEQAh6goBAOkRACHrCgEA6REAIewKAQDyEQAh7QogAIwSACHuCkAA-REAIQTYCQEAAAAB-wlAAAAAAd4KAQAAAAHgCkAAAAABC9gJAQAAAAH7CUAAAAABiAoBAAAAAbgKAgAAAAHVCgEAAAAB2AoBAAAAAeEKAQAAAAHiCgEAAAAB4woBAAAAAeQKAQAAAAHlCgEAAAABAgAAAIgLACAPAAD-FwAgDsEEAADNEwAgvQYAAM8TACC-BgAA0BMAINgJAQAAAAHbCUAAAAAB6QlAAAAAAbAKQAAAAAHFCgEAAAAB1AoBAAAAAeoKAQAAAAHrCgEAAAAB7AoBAAAAAe0KIAAAAAHuCkAAAAABAgAAAP4JACAPAACAGAAgAwAAAIsLACAPAAD-FwAgEAAAhBgAIA0AAACLCwAgCAAAhBgAINgJAQDpEQAh-wlAAOoRACGICgEA8hEAIbgKAgDoEQAh1QoBAOkRACHYCgEA6REAIeEKAQDpEQAh4goBAOkRACHjCgEA6REAIeQKAQDpEQAh5QoBAOkRACEL2AkBAOkRACH7CUAA6hEAIYgKAQDyEQAhuAoCAOgRACHVCgEA6REAIdgKAQDpEQAh4QoBAOkRACHiCgEA6REAIeMKAQDpEQAh5AoBAOkRACHlCgEA6REAIQMAAAD8CQAgDwAAgBgAIBAAAIcYACAQAAAA_AkAIAgAAIcYACDBBAAAqBMAIL0GAACqEwAgvgYAAKsTACDYCQEA6REAIdsJQADqEQAh6QlAAPkRACGwCkAA-REAIcUKAQDyEQAh1AoBAPIRACHqCgEA6REAIesKAQDpEQAh7AoBAPIRACHtCiAAjBIAIe4KQAD5EQAhDsEEAACoEwAgvQYAAKoTACC-BgAAqxMAINgJAQDpEQAh2wlAAOoRACHpCUAA-REAIbAKQAD5EQAhxQoBAPIRACHUCgEA8hEAIeoKAQDpEQAh6woBAOkRACHsCgEA8hEAIe0KIACMEgAh7gpAAPkRACEOwQQAAM0TACC7BgAAzhMAIL4GAADQEwAg2AkBAAAAAdsJQAAAAAHpCUAAAAABsApAAAAAAcUKAQAAAAHUCgEAAAAB6goBAAAAAesKAQAAAAHsCgEAAAAB7QogAAAAAe4KQAAAAAECAAAA_gkAIA8AAIgYACADAAAA_AkAIA8AAIgYACAQAACMGAAgEAAAAPwJACAIAACMGAAgwQQAAKgTACC7BgAAqRMAIL4GAACrEwAg2AkBAOkRACHbCUAA6hEAIekJQAD5EQAhsApAAPkRACHFCgEA8hEAIdQKAQDyEQAh6goBAOkRACHrCgEA6REAIewKAQDyEQAh7QogAIwSACHuCkAA-REAIQ7BBAAAqBMAILsGAACpEwAgvgYAAKsTACDYCQEA6REAIdsJQADqEQAh6QlAAPkRACGwCkAA-REAIcUKAQDyEQAh1AoBAPIRACHqCgEA6REAIesKAQDpEQAh7AoBAPIRACHtCiAAjBIAIe4KQAD5EQAhBu8JAQAAAAHzCQIAAAAB9AlAAAAAAcUKAQAAAAHQCkAAAAAB0woBAAAAAQzYCQEAAAAB2wlAAAAAAYgKAQAAAAGPCgEAAAABkAoBAAAAAZoKAQAAAAG4CgIAAAAB1AoBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAECAAAA5gsAIA8AAI4YACADAAAA7gsAIA8AAI4YACAQAACSGAAgDgAAAO4LACAIAACSGAAg2AkBAOkRACHbCUAA6hEAIYgKAQDyEQAhjwoBAOkRACGQCgEA8hEAIZoKAQDyEQAhuAoCAOgRACHUCgEA8hEAIdUKAQDpEQAh1goBAOkRACHXCgEA6REAIdgKAQDpEQAhDNgJAQDpEQAh2wlAAOoRACGICgEA8hEAIY8KAQDpEQAhkAoBAPIRACGaCgEA8hEAIbgKAgDoEQAh1AoBAPIRACHVCgEA6REAIdYKAQDpEQAh1woBAOkRACHYCgEA6REAIQnbCUAAAAAB6QlAAAAAAYcKAQAAAAGICgEAAAABiQoEAAAAAYoKQAAAAAGLCgEAAAABjApAAAAAAY0KIAAAAAEN2AkEAAAAAfUJAQAAAAH2CQQAAAAB9wmAAAAAAfgJAQAAAAH5CQIAAAAB-gkEAAAAAfsJQAAAAAH8CUAAAAAB_QlAAAAAAf4JAQAAAAH_CQEAAAABgApAAAAAARfjCAAAtxIAIOQIAAC4EgAg2AkBAAAAAdsJQAAAAAHpCUAAAAABiAoBAAAAAY8KAAAAjwoCkAoBAAAAAZEKAQAAAAGSCgEAAAABkwoBAAAAAZQKAQAAAAGVCgQAAAABlgoEAAAAAZcKAQAAAAGYChAAAAABmQoBAAAAAZoKAQAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCgIAAAABnwpAAAAAAQIAAADJDQAgDwAAlRgAIAMAAADVDQAgDwAAlRgAIBAAAJkYACAZAAAA1Q0AIAgAAJkYACDjCAAAlxIAIOQIAACYEgAg2AkBAOkRACHbCUAA6hEAIekJQADqEQAhiAoBAPIRACGPCgAAlBKPCiKQCgEA6REAIZEKAQDpEQAhkgoBAOkRACGTCgEA6REAIZQKAQDpEQAhlQoEAIISACGWCgQAhBIAIZcKAQDyEQAhmAoQAJUSACGZCgEA8hEAIZoKAQDpEQAhmwoBAPIRACGcCkAA-REAIZ0KQAD5EQAhngoCAOgRACGfCkAA-REAIRfjCAAAlxIAIOQIAACYEgAg2AkBAOkRACHbCUAA6hEAIekJQADqEQAhiAoBAPIRACGPCgAAlBKPCiKQCgEA6REAIZEKAQDpEQAhkgoBAOkRACGTCgEA6REAIZQKAQDpEQAhlQoEAIISACGWCgQAhBIAIZcKAQDyEQAhmAoQAJUSACGZCgEA8hEAIZoKAQDpEQAhmwoBAPIRACGcCkAA-REAIZ0KQAD5EQAhngoCAOgRACGfCkAA-REAIRfiCAAAthIAIOQIAAC4EgAg2AkBAAAAAdsJQAAAAAHpCUAAAAABiAoBAAAAAY8KAAAAjwoCkAoBAAAAAZEKAQAAAAGSCgEAAAABkwoBAAAAAZQKAQAAAAGVCgQAAAABlgoEAAAAAZcKAQAAAAGYChAAAAABmQoBAAAAAZoKAQAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCgIAAAABnwpAAAAAAQIAAADJDQAgDwAAmhgAIAMAAADVDQAgDwAAmhgAIBAAAJ4YACAZAAAA1Q0AIAgAAJ4YACDiCAAAlhIAIOQIAACYEgAg2AkBAOkRACHbCUAA6hEAIekJQADqEQAhiAoBAPIRACGPCgAAlBKPCiKQCgEA6REAIZEKAQDpEQAhkgoBAOkRACGTCgEA6REAIZQKAQDpEQAhlQoEAIISACGWCgQAhBIAIZcKAQDyEQAhmAoQAJUSACGZCgEA8hEAIZoKAQDpEQAhmwoBAPIRACGcCkAA-REAIZ0KQAD5EQAhngoCAOgRACGfCkAA-REAIRfiCAAAlhIAIOQIAACYEgAg2AkBAOkRACHbCUAA6hEAIekJQADqEQAhiAoBAPIRACGPCgAAlBKPCiKQCgEA6REAIZEKAQDpEQAhkgoBAOkRACGTCgEA6REAIZQKAQDpEQAhlQoEAIISACGWCgQAhBIAIZcKAQDyEQAhmAoQAJUSACGZCgEA8hEAIZoKAQDpEQAhmwoBAPIRACGcCkAA-REAIZ0KQAD5EQAhngoCAOgRACGfCkAA-REAIRfiCAAAthIAIOMIAAC3EgAg2AkBAAAAAdsJQAAAAAHpCUAAAAABiAoBAAAAAY8KAAAAjwoCkAoBAAAAAZEKAQAAAAGSCgEAAAABkwoBAAAAAZQKAQAAAAGVCgQAAAABlgoEAAAAAZcKAQAAAAGYChAAAAABmQoBAAAAAZoKAQAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCgIAAAABnwpAAAAAAQIAAADJDQAgDwAAnxgAIAMAAADVDQAgDwAAnxgAIBAAAKMYACAZAAAA1Q0AIAgAAKMYACDiCAAAlhIAIOMIAACXEgAg2AkBAOkRACHbCUAA6hEAIekJQADqEQAhiAoBAPIRACGPCgAAlBKPCiKQCgEA6REAIZEKAQDpEQAhkgoBAOkRACGTCgEA6REAIZQKAQDpEQAhlQoEAIISACGWCgQAhBIAIZcKAQDyEQAhmAoQAJUSACGZCgEA8hEAIZoKAQDpEQAhmwoBAPIRACGcCkAA-REAIZ0KQAD5EQAhngoCAOgRACGfCkAA-REAIRfiCAAAlhIAIOMIAACXEgAg2AkBAOkRACHbCUAA6hEAIekJQADqEQAhiAoBAPIRACGPCgAAlBKPCiKQCgEA6REAIZEKAQDpEQAhkgoBAOkRACGTCgEA6REAIZQKAQDpEQAhlQoEAIISACGWCgQAhBIAIZcKAQDyEQAhmAoQAJUSACGZCgEA8hEAIZoKAQDpEQAhmwoBAPIRACGcCkAA-REAIZ0KQAD5EQAhngoCAOgRACGfCkAA-REAIQAAAAADFQAGFgAHFwAIAAAAAxUABhYABxcACAAAAAMVAA4WAA8XABAAAAADFQAOFgAPFwAQAAAABRUAFhYAGRcAGjgAFzkAGAAAAAAABRUAFhYAGRcAGjgAFzkAGAAAAAUVACAWACMXACQ4ACE5ACIAAAAAAAUVACAWACMXACQ4ACE5ACIAAAAFFQAqFgAtFwAuOAArOQAsAAAAAAAFFQAqFgAtFwAuOAArOQAsAAAABRUANBYANxcAODgANTkANgAAAAAABRUANBYANxcAODgANTkANgAAAAUVAD4WAEEXAEI4AD85AEAAAAAAAAUVAD4WAEEXAEI4AD85AEAAAAAFFQBIFgBLFwBMOABJOQBKAAAAAAAFFQBIFgBLFwBMOABJOQBKAAAABRUAUhYAVRcAVjgAUzkAVAAAAAAABRUAUhYAVRcAVjgAUzkAVAAAAAUVAFwWAF8XAGA4AF05AF4AAAAAAAUVAFwWAF8XAGA4AF05AF4AAAAFFQBmFgBpFwBqOABnOQBoAAAAAAAFFQBmFgBpFwBqOABnOQBoAAAABRUAcBYAcxcAdDgAcTkAcgAAAAAABRUAcBYAcxcAdDgAcTkAcgAAAAUVAHoWAH0XAH44AHs5AHwAAAAAAAUVAHoWAH0XAH44AHs5AHwCFQCCAd0BywKBAQHcAQCAAQHdAcwCAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAAAAAAAFFQCGARYAiQEXAIoBOACHATkAiAEB3AEAgAEB3AEAgAEFFQCPARYAkgEXAJMBOACQATkAkQEAAAAAAAUVAI8BFgCSARcAkwE4AJABOQCRAQAAAAMVAJkBFgCaARcAmwEAAAADFQCZARYAmgEXAJsBAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAAAAAAFFQChARYApAEXAKUBOACiATkAowEAAAMVAKoBFgCrARcArAEAAAADFQCqARYAqwEXAKwBAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAAAAAAAFFQCyARYAtQEXALYBOACzATkAtAEDFQC9AbsC3QO5Ab4C4QO6AQG6AgC4AQMVALwBugLjA7gBvQLnA7sBAbwCALoBAb0C6AMAArsC6QMAvgLqAwAAAAMVAMEBFgDCARcAwwEAAAADFQDBARYAwgEXAMMBAboCALgBAboCALgBAxUAyAEWAMkBFwDKAQAAAAMVAMgBFgDJARcAygEBugKhBLgBAboCpwS4AQUVAM8BFgDSARcA0wE4ANABOQDRAQAAAAAABRUAzwEWANIBFwDTATgA0AE5ANEBAbwCALoBAbwCALoBBRUA2AEWANsBFwDcATgA2QE5ANoBAAAAAAAFFQDYARYA2wEXANwBOADZATkA2gEAAAADFQDiARYA4wEXAOQBAAAAAxUA4gEWAOMBFwDkAQIVAOgBkAPjBOcBAY8DAOYBAZAD5AQAAAAFFQDsARYA7wEXAPABOADtATkA7gEAAAAAAAUVAOwBFgDvARcA8AE4AO0BOQDuAQGPAwDmAQGPAwDmAQUVAPUBFgD4ARcA-QE4APYBOQD3AQAAAAAABRUA9QEWAPgBFwD5ATgA9gE5APcBAAAABRUA_wEWAIICFwCDAjgAgAI5AIECAAAAAAAFFQD_ARYAggIXAIMCOACAAjkAgQIAAAADFQCJAhYAigIXAIsCAAAAAxUAiQIWAIoCFwCLAgAAAAMVAJECFgCSAhcAkwIAAAADFQCRAhYAkgIXAJMCAAAAAxUAmQIWAJoCFwCbAgAAAAMVAJkCFgCaAhcAmwIAAAADFQChAhYAogIXAKMCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKkCFgCqAhcAqwIAAAADFQCpAhYAqgIXAKsCAAAABRUAsQIWALQCFwC1AjgAsgI5ALMCAAAAAAAFFQCxAhYAtAIXALUCOACyAjkAswIAAAADFQC7AhYAvAIXAL0CAAAAAxUAuwIWALwCFwC9AgAAAAMVAMMCFgDEAhcAxQIAAAADFQDDAhYAxAIXAMUCAhUAyQLdAfgGyAIBwQQAxwIB3QH5BgAAAAUVAM0CFgDQAhcA0QI4AM4COQDPAgAAAAAABRUAzQIWANACFwDRAjgAzgI5AM8CAcEEAMcCAcEEAMcCBRUA1gIWANkCFwDaAjgA1wI5ANgCAAAAAAAFFQDWAhYA2QIXANoCOADXAjkA2AIAAAAFFQDgAhYA4wIXAOQCOADhAjkA4gIAAAAAAAUVAOACFgDjAhcA5AI4AOECOQDiAgAAAAMVAOoCFgDrAhcA7AIAAAADFQDqAhYA6wIXAOwCAAAABRUA8gIWAPUCFwD2AjgA8wI5APQCAAAAAAAFFQDyAhYA9QIXAPYCOADzAjkA9AIEFQD-ApMF9wf5ApQF-wf6ApYF_wf7AgGSBQD4AgGSBQD4AgMVAP0CkgUA-AKTBYMI_AIBlQUA-wIBkwWECAADkwWFCACUBYYIAJYFhwgAAAAFFQCCAxYAhQMXAIYDOACDAzkAhAMAAAAAAAUVAIIDFgCFAxcAhgM4AIMDOQCEAwGSBQD4AgGSBQD4AgUVAIsDFgCOAxcAjwM4AIwDOQCNAwAAAAAABRUAiwMWAI4DFwCPAzgAjAM5AI0DAZIFAPgCAZIFAPgCBRUAlAMWAJcDFwCYAzgAlQM5AJYDAAAAAAAFFQCUAxYAlwMXAJgDOACVAzkAlgMBkgUA-AIBkgUA-AIFFQCdAxYAoAMXAKEDOACeAzkAnwMAAAAAAAUVAJ0DFgCgAxcAoQM4AJ4DOQCfAwGVBQD7AgGVBQD7AgUVAKYDFgCpAxcAqgM4AKcDOQCoAwAAAAAABRUApgMWAKkDFwCqAzgApwM5AKgDAhUArgPoBfwIrQMB5wUArAMB6AX9CAAAAAMVALIDFgCzAxcAtAMAAAADFQCyAxYAswMXALQDAecFAKwDAecFAKwDAxUAuQMWALoDFwC7AwAAAAMVALkDFgC6AxcAuwMAAAAFFQDBAxYAxAMXAMUDOADCAzkAwwMAAAAAAAUVAMEDFgDEAxcAxQM4AMIDOQDDAwAAAAMVAMsDFgDMAxcAzQMAAAADFQDLAxYAzAMXAM0DAAAAAxUA0wMWANQDFwDVAwAAAAMVANMDFgDUAxcA1QMDFQDgA7kG-wnYA78G_wnZAwHBBADXAwUVAN8DwQSBCtcDuwaFCtoDvQaLCt0DvgaPCt4DAroGANkDvAYA2wMCFQDcA7sGhgraAwG7BocKAAG6BgDZAwG6BgDZAwO7BpAKAL0GkQoAvgaSCgACuQaTCgC_BpQKAAAAAxUA5AMWAOUDFwDmAwAAAAMVAOQDFgDlAxcA5gMAAAADFQDsAxYA7QMXAO4DAAAAAxUA7AMWAO0DFwDuAwHBBADXAwHBBADXAwMVAPMDFgD0AxcA9QMAAAADFQDzAxYA9AMXAPUDAcEE5ArXAwHBBOoK1wMDFQD6AxYA-wMXAPwDAAAAAxUA-gMWAPsDFwD8AwG6BgDZAwG6BgDZAwUVAIEEFgCEBBcAhQQ4AIIEOQCDBAAAAAAABRUAgQQWAIQEFwCFBDgAggQ5AIMEAAAFFQCKBBYAjQQXAI4EOACLBDkAjAQAAAAAAAUVAIoEFgCNBBcAjgQ4AIsEOQCMBAK6BgDZA7wGANsDAroGANkDvAYA2wMDFQCTBBYAlAQXAJUEAAAAAxUAkwQWAJQEFwCVBAG6BgDZAwG6BgDZAwMVAJoEFgCbBBcAnAQAAAADFQCaBBYAmwQXAJwEAAAABRUAogQWAKUEFwCmBDgAowQ5AKQEAAAAAAAFFQCiBBYApQQXAKYEOACjBDkApAQCFQCqBNAH6wupBAG8BgCoBAHQB-wLAAAABRUArgQWALEEFwCyBDgArwQ5ALAEAAAAAAAFFQCuBBYAsQQXALIEOACvBDkAsAQBvAYAqAQBvAYAqAQFFQC3BBYAugQXALsEOAC4BDkAuQQAAAAAAAUVALcEFgC6BBcAuwQ4ALgEOQC5BAAAAAUVAMEEFgDEBBcAxQQ4AMIEOQDDBAAAAAAABRUAwQQWAMQEFwDFBDgAwgQ5AMMEAAAAAxUAywQWAMwEFwDNBAAAAAMVAMsEFgDMBBcAzQQAAAADFQDTBBYA1AQXANUEAAAAAxUA0wQWANQEFwDVBAAAAAUVANsEFgDeBBcA3wQ4ANwEOQDdBAAAAAAABRUA2wQWAN4EFwDfBDgA3AQ5AN0EAAAAAxUA5QQWAOYEFwDnBAAAAAMVAOUEFgDmBBcA5wQAAAADFQDtBBYA7gQXAO8EAAAAAxUA7QQWAO4EFwDvBAAAAAUVAPUEFgD4BBcA-QQ4APYEOQD3BAAAAAAABRUA9QQWAPgEFwD5BDgA9gQ5APcEBBUA_wTiCM4N_ATjCNIN_QTkCNQN_gQB4QgA-wQB4QgA-wQB4QjWDfsEAuII1w0A4wjYDQAAAAUVAIMFFgCGBRcAhwU4AIQFOQCFBQAAAAAABRUAgwUWAIYFFwCHBTgAhAU5AIUFAeEIAPsEAeEIAPsEBRUAjAUWAI8FFwCQBTgAjQU5AI4FAAAAAAAFFQCMBRYAjwUXAJAFOACNBTkAjgUB4QgA-wQB4QgA-wQFFQCVBRYAmAUXAJkFOACWBTkAlwUAAAAAAAUVAJUFFgCYBRcAmQU4AJYFOQCXBQHhCKcO-wQB4QitDvsEBRUAngUWAKEFFwCiBTgAnwU5AKAFAAAAAAAFFQCeBRYAoQUXAKIFOACfBTkAoAUAAAADFQCoBRYAqQUXAKoFAAAAAxUAqAUWAKkFFwCqBQAAAAMVALAFFgCxBRcAsgUAAAADFQCwBRYAsQUXALIFAAAABRUAuAUWALsFFwC8BTgAuQU5ALoFAAAAAAAFFQC4BRYAuwUXALwFOAC5BTkAugUBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIoMQ0pMhEqNBIrNRIsOBItORIuOhIvPBIwPgIxPxMyQRIzQwI0RBQ1RRI2RhI3RwI6ShU7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBTYwBygFOjQHLAU6OAc4BTo8BzwFOkAHQAU6RAdIBTpIB1AECkwHVAU-UAdcBTpUB2QEClgHaAVCXAdsBTpgB3AFOmQHdAQKaAeABUZsB4QFXnAHjAVidAeQBWJ4B5wFYnwHoAVigAekBWKEB6wFYogHtAQKjAe4BWaQB8AFYpQHyAQKmAfMBWqcB9AFYqAH1AVipAfYBAqoB-QFbqwH6AWGsAfwBYq0B_QFirgGAAmKvAYECYrABggJisQGEAmKyAYYCArMBhwJjtAGJAmK1AYsCArYBjAJktwGNAmK4AY4CYrkBjwICugGSAmW7AZMCa7wBlQJsvQGWAmy-AZkCbL8BmgJswAGbAmzBAZ0CbMIBnwICwwGgAm3EAaICbMUBpAICxgGlAm7HAaYCbMgBpwJsyQGoAgLKAasCb8sBrAJ1zAGuAnbNAa8Cds4BsgJ2zwGzAnbQAbQCdtEBtgJ20gG4AgLTAbkCd9QBuwJ21QG9AgLWAb4CeNcBvwJ22AHAAnbZAcECAtoBxAJ52wHFAn_eAccCgAHfAc0CgAHgAdACgAHhAdECgAHiAdICgAHjAdQCgAHkAdYCAuUB1wKDAeYB2QKAAecB2wIC6AHcAoQB6QHdAoAB6gHeAoAB6wHfAgLsAeIChQHtAeMCiwHuAeQCgQHvAeUCgQHwAeYCgQHxAecCgQHyAegCgQHzAeoCgQH0AewCAvUB7QKMAfYB7wKBAfcB8QIC-AHyAo0B-QHzAoEB-gH0AoEB-wH1AgL8AfgCjgH9AfkClAH-AfsClQH_AfwClQGAAv8ClQGBAoADlQGCAoEDlQGDAoMDlQGEAoUDAoUChgOWAYYCiAOVAYcCigMCiAKLA5cBiQKMA5UBigKNA5UBiwKOAwKMApEDmAGNApIDnAGOApQDnQGPApUDnQGQApgDnQGRApkDnQGSApoDnQGTApwDnQGUAp4DApUCnwOeAZYCoQOdAZcCowMCmAKkA58BmQKlA50BmgKmA50BmwKnAwKcAqoDoAGdAqsDpgGeAq0DpwGfAq4DpwGgArEDpwGhArIDpwGiArMDpwGjArUDpwGkArcDAqUCuAOoAaYCuQOnAacCugMCqAK9A6kBqQK-A60BqgLAA64BqwLBA64BrALEA64BrQLFA64BrgLGA64BrwLIA64BsALKAwKxAssDrwGyAs0DrgGzAs8DArQC0AOwAbUC0QOuAbYC0gOuAbcC0wMCuALWA7EBuQLXA7cBvwLZA7gBwALrA7gBwQLtA7gBwgLuA7gBwwLvA7gBxALxA7gBxQLzAwLGAvQDvgHHAvYDuAHIAvgDAskC-QO_AcoC-gO4AcsC-wO4AcwC_AMCzQL_A8ABzgKABMQBzwKBBLkB0AKCBLkB0QKDBLkB0gKEBLkB0wKFBLkB1AKHBLkB1QKJBALWAooExQHXAowEuQHYAo4EAtkCjwTGAdoCkAS5AdsCkQS5AdwCkgQC3QKVBMcB3gKWBMsB3wKXBLoB4AKYBLoB4QKZBLoB4gKaBLoB4wKbBLoB5AKdBLoB5QKfBALmAqAEzAHnAqMEugHoAqUEAukCpgTNAeoCqAS6AesCqQS6AewCqgQC7QKtBM4B7gKuBNQB7wKvBLsB8AKwBLsB8QKxBLsB8gKyBLsB8wKzBLsB9AK1BLsB9QK3BAL2ArgE1QH3AroEuwH4ArwEAvkCvQTWAfoCvgS7AfsCvwS7AfwCwAQC_QLDBNcB_gLEBN0B_wLGBN4BgAPHBN4BgQPKBN4BggPLBN4BgwPMBN4BhAPOBN4BhQPQBAKGA9EE3wGHA9ME3gGIA9UEAokD1gTgAYoD1wTeAYsD2ATeAYwD2QQCjQPcBOEBjgPdBOUBkQPfBOYBkgPlBOYBkwPoBOYBlAPpBOYBlQPqBOYBlgPsBOYBlwPuBAKYA-8E6QGZA_EE5gGaA_MEApsD9ATqAZwD9QTmAZ0D9gTmAZ4D9wQCnwP6BOsBoAP7BPEBoQP8BOcBogP9BOcBowP-BOcBpAP_BOcBpQOABecBpgOCBecBpwOEBQKoA4UF8gGpA4cF5wGqA4kFAqsDigXzAawDiwXnAa0DjAXnAa4DjQUCrwOQBfQBsAORBfoBsQOTBfsBsgOUBfsBswOXBfsBtAOYBfsBtQOZBfsBtgObBfsBtwOdBQK4A54F_AG5A6AF-wG6A6IFArsDowX9AbwDpAX7Ab0DpQX7Ab4DpgUCvwOpBf4BwAOqBYQCwQOsBYUCwgOtBYUCwwOwBYUCxAOxBYUCxQOyBYUCxgO0BYUCxwO2BQLIA7cFhgLJA7kFhQLKA7sFAssDvAWHAswDvQWFAs0DvgWFAs4DvwUCzwPCBYgC0APDBYwC0QPFBY0C0gPGBY0C0wPJBY0C1APKBY0C1QPLBY0C1gPNBY0C1wPPBQLYA9AFjgLZA9IFjQLaA9QFAtsD1QWPAtwD1gWNAt0D1wWNAt4D2AUC3wPbBZAC4APcBZQC4QPeBZUC4gPfBZUC4wPiBZUC5APjBZUC5QPkBZUC5gPmBZUC5wPoBQLoA-kFlgLpA-sFlQLqA-0FAusD7gWXAuwD7wWVAu0D8AWVAu4D8QUC7wP0BZgC8AP1BZwC8QP3BZ0C8gP4BZ0C8wP7BZ0C9AP8BZ0C9QP9BZ0C9gP_BZ0C9wOBBgL4A4IGngL5A4QGnQL6A4YGAvsDhwafAvwDiAadAv0DiQadAv4DigYC_wONBqACgASOBqQCgQSQBqUCggSRBqUCgwSUBqUChASVBqUChQSWBqUChgSYBqUChwSaBgKIBJsGpgKJBJ0GpQKKBJ8GAosEoAanAowEoQalAo0EogalAo4EowYCjwSmBqgCkASnBqwCkQSpBq0CkgSqBq0CkwStBq0ClASuBq0ClQSvBq0ClgSxBq0ClwSzBgKYBLQGrgKZBLYGrQKaBLgGApsEuQavApwEugatAp0EuwatAp4EvAYCnwS_BrACoATABrYCoQTCBrcCogTDBrcCowTGBrcCpATHBrcCpQTIBrcCpgTKBrcCpwTMBgKoBM0GuAKpBM8GtwKqBNEGAqsE0ga5AqwE0wa3Aq0E1Aa3Aq4E1QYCrwTYBroCsATZBr4CsQTbBr8CsgTcBr8CswTfBr8CtATgBr8CtQThBr8CtgTjBr8CtwTlBgK4BOYGwAK5BOgGvwK6BOoGArsE6wbBArwE7Aa_Ar0E7Qa_Ar4E7gYCvwTxBsICwATyBsYCwgT0BscCwwT6BscCxAT9BscCxQT-BscCxgT_BscCxwSBB8cCyASDBwLJBIQHygLKBIYHxwLLBIgHAswEiQfLAs0EigfHAs4EiwfHAs8EjAcC0ASPB8wC0QSQB9IC0gSRB8gC0wSSB8gC1ASTB8gC1QSUB8gC1gSVB8gC1wSXB8gC2ASZBwLZBJoH0wLaBJwHyALbBJ4HAtwEnwfUAt0EoAfIAt4EoQfIAt8EogcC4ASlB9UC4QSmB9sC4gSoB9wC4wSpB9wC5ASsB9wC5QStB9wC5gSuB9wC5wSwB9wC6ASyBwLpBLMH3QLqBLUH3ALrBLcHAuwEuAfeAu0EuQfcAu4EugfcAu8EuwcC8AS-B98C8QS_B-UC8gTBB-YC8wTCB-YC9ATFB-YC9QTGB-YC9gTHB-YC9wTJB-YC-ATLBwL5BMwH5wL6BM4H5gL7BNAHAvwE0QfoAv0E0gfmAv4E0wfmAv8E1AcCgAXXB-kCgQXYB-0CggXaB-4CgwXbB-4ChAXeB-4ChQXfB-4ChgXgB-4ChwXiB-4CiAXkBwKJBeUH7wKKBecH7gKLBekHAowF6gfwAo0F6wfuAo4F7AfuAo8F7QcCkAXwB_ECkQXxB_cClwXzB_gCmAWICPgCmQWLCPgCmgWMCPgCmwWNCPgCnAWPCPgCnQWRCAKeBZII_wKfBZQI-AKgBZYIAqEFlwiAA6IFmAj4AqMFmQj4AqQFmggCpQWdCIEDpgWeCIcDpwWfCPkCqAWgCPkCqQWhCPkCqgWiCPkCqwWjCPkCrAWlCPkCrQWnCAKuBagIiAOvBaoI-QKwBawIArEFrQiJA7IFrgj5ArMFrwj5ArQFsAgCtQWzCIoDtgW0CJADtwW1CPoCuAW2CPoCuQW3CPoCugW4CPoCuwW5CPoCvAW7CPoCvQW9CAK-Bb4IkQO_BcAI-gLABcIIAsEFwwiSA8IFxAj6AsMFxQj6AsQFxggCxQXJCJMDxgXKCJkDxwXLCPsCyAXMCPsCyQXNCPsCygXOCPsCywXPCPsCzAXRCPsCzQXTCALOBdQImgPPBdYI-wLQBdgIAtEF2QibA9IF2gj7AtMF2wj7AtQF3AgC1QXfCJwD1gXgCKID1wXhCPwC2AXiCPwC2QXjCPwC2gXkCPwC2wXlCPwC3AXnCPwC3QXpCALeBeoIowPfBewI_ALgBe4IAuEF7wikA-IF8Aj8AuMF8Qj8AuQF8ggC5QX1CKUD5gX2CKsD6QX4CKwD6gX-CKwD6wWBCawD7AWCCawD7QWDCawD7gWFCawD7wWHCQLwBYgJrwPxBYoJrAPyBYwJAvMFjQmwA_QFjgmsA_UFjwmsA_YFkAkC9wWTCbED-AWUCbUD-QWVCa0D-gWWCa0D-wWXCa0D_AWYCa0D_QWZCa0D_gWbCa0D_wWdCQKABp4JtgOBBqAJrQOCBqIJAoMGowm3A4QGpAmtA4UGpQmtA4YGpgkChwapCbgDiAaqCbwDiQasCb0DigatCb0DiwawCb0DjAaxCb0DjQayCb0Djga0Cb0Djwa2CQKQBrcJvgORBrkJvQOSBrsJApMGvAm_A5QGvQm9A5UGvgm9A5YGvwkClwbCCcADmAbDCcYDmQbFCccDmgbGCccDmwbJCccDnAbKCccDnQbLCccDngbNCccDnwbPCQKgBtAJyAOhBtIJxwOiBtQJAqMG1QnJA6QG1gnHA6UG1wnHA6YG2AkCpwbbCcoDqAbcCc4DqQbeCc8DqgbfCc8DqwbiCc8DrAbjCc8DrQbkCc8DrgbmCc8DrwboCQKwBukJ0AOxBusJzwOyBu0JArMG7gnRA7QG7wnPA7UG8AnPA7YG8QkCtwb0CdIDuAb1CdYDwAb3CdcDwQaVCtcDwgaXCtcDwwaYCtcDxAaZCtcDxQabCtcDxgadCgLHBp4K4QPIBqAK1wPJBqIKAsoGowriA8sGpArXA8wGpQrXA80GpgoCzgapCuMDzwaqCucD0AasCugD0QatCugD0gawCugD0waxCugD1AayCugD1Qa0CugD1ga2CgLXBrcK6QPYBrkK6APZBrsKAtoGvArqA9sGvQroA9wGvgroA90GvwoC3gbCCusD3wbDCu8D4AbECtgD4QbFCtgD4gbGCtgD4wbHCtgD5AbICtgD5QbKCtgD5gbMCgLnBs0K8APoBs8K2APpBtEKAuoG0grxA-sG0wrYA-wG1ArYA-0G1QoC7gbYCvID7wbZCvYD8AbaCtkD8QbbCtkD8gbcCtkD8wbdCtkD9AbeCtkD9QbgCtkD9gbiCgL3BuMK9wP4BuYK2QP5BugKAvoG6Qr4A_sG6wrZA_wG7ArZA_0G7QoC_gbwCvkD_wbxCv0DgAfyCt4DgQfzCt4Dggf0Ct4Dgwf1Ct4DhAf2Ct4DhQf4Ct4Dhgf6CgKHB_sK_gOIB_0K3gOJB_8KAooHgAv_A4sHgQveA4wHggveA40HgwsCjgeGC4AEjweHC4YEkAeJC9sDkQeKC9sDkgeNC9sDkweOC9sDlAePC9sDlQeRC9sDlgeTCwKXB5QLhwSYB5YL2wOZB5gLApoHmQuIBJsHmgvbA5wHmwvbA50HnAsCngefC4kEnwegC48EoAehC9oDoQeiC9oDogejC9oDowekC9oDpAelC9oDpQenC9oDpgepCwKnB6oLkASoB6wL2gOpB64LAqoHrwuRBKsHsAvaA6wHsQvaA60HsgsCrge1C5IErwe2C5YEsAe3C90DsQe4C90Dsge5C90Dswe6C90DtAe7C90DtQe9C90Dtge_CwK3B8ALlwS4B8IL3QO5B8QLAroHxQuYBLsHxgvdA7wHxwvdA70HyAsCvgfLC5kEvwfMC50EwAfOC54EwQfPC54EwgfSC54EwwfTC54ExAfUC54ExQfWC54ExgfYCwLHB9kLnwTIB9sLngTJB90LAsoH3gugBMsH3wueBMwH4AueBM0H4QsCzgfkC6EEzwflC6cE0QfnC6gE0gftC6gE0wfwC6gE1AfxC6gE1QfyC6gE1gf0C6gE1wf2CwLYB_cLqwTZB_kLqATaB_sLAtsH_AusBNwH_QuoBN0H_guoBN4H_wsC3weCDK0E4AeDDLME4QeEDKkE4geFDKkE4weGDKkE5AeHDKkE5QeIDKkE5geKDKkE5weMDALoB40MtATpB48MqQTqB5EMAusHkgy1BOwHkwypBO0HlAypBO4HlQwC7weYDLYE8AeZDLwE8QebDL0E8gecDL0E8wefDL0E9AegDL0E9QehDL0E9gejDL0E9welDAL4B6YMvgT5B6gMvQT6B6oMAvsHqwy_BPwHrAy9BP0HrQy9BP4HrgwC_wexDMAEgAiyDMYEgQi0DMcEggi1DMcEgwi4DMcEhAi5DMcEhQi6DMcEhgi8DMcEhwi-DAKICL8MyASJCMEMxwSKCMMMAosIxAzJBIwIxQzHBI0IxgzHBI4IxwwCjwjKDMoEkAjLDM4EkQjNDM8EkgjODM8EkwjRDM8ElAjSDM8ElQjTDM8ElgjVDM8ElwjXDAKYCNgM0ASZCNoMzwSaCNwMApsI3QzRBJwI3gzPBJ0I3wzPBJ4I4AwCnwjjDNIEoAjkDNYEoQjmDNcEogjnDNcEowjqDNcEpAjrDNcEpQjsDNcEpgjuDNcEpwjwDAKoCPEM2ASpCPMM1wSqCPUMAqsI9gzZBKwI9wzXBK0I-AzXBK4I-QwCrwj8DNoEsAj9DOAEsQj_DOEEsgiADeEEswiDDeEEtAiEDeEEtQiFDeEEtgiHDeEEtwiJDQK4CIoN4gS5CIwN4QS6CI4NArsIjw3jBLwIkA3hBL0IkQ3hBL4Ikg0CvwiVDeQEwAiWDegEwQiYDekEwgiZDekEwwicDekExAidDekExQieDekExgigDekExwiiDQLICKMN6gTJCKUN6QTKCKcNAssIqA3rBMwIqQ3pBM0Iqg3pBM4Iqw0CzwiuDewE0AivDfAE0QixDfEE0giyDfEE0wi1DfEE1Ai2DfEE1Qi3DfEE1gi5DfEE1wi7DQLYCLwN8gTZCL4N8QTaCMANAtsIwQ3zBNwIwg3xBN0Iww3xBN4IxA0C3wjHDfQE4AjIDfoE5QjKDfsE5gjZDfsE5wjbDfsE6AjcDfsE6QjdDfsE6gjfDfsE6wjhDQLsCOINgAXtCOQN-wTuCOYNAu8I5w2BBfAI6A37BPEI6Q37BPII6g0C8wjtDYIF9AjuDYgF9QjvDfwE9gjwDfwE9wjxDfwE-AjyDfwE-QjzDfwE-gj1DfwE-wj3DQL8CPgNiQX9CPoN_AT-CPwNAv8I_Q2KBYAJ_g38BIEJ_w38BIIJgA4CgwmDDosFhAmEDpEFhQmFDv0EhgmGDv0EhwmHDv0EiAmIDv0EiQmJDv0EigmLDv0EiwmNDgKMCY4OkgWNCZAO_QSOCZIOAo8Jkw6TBZAJlA79BJEJlQ79BJIJlg4CkwmZDpQFlAmaDpoFlQmcDv4ElgmdDv4ElwmfDv4EmAmgDv4EmQmhDv4EmgmjDv4EmwmlDgKcCaYOmwWdCakO_gSeCasOAp8JrA6cBaAJrg7-BKEJrw7-BKIJsA4CowmzDp0FpAm0DqMFpQm2DqQFpgm3DqQFpwm6DqQFqAm7DqQFqQm8DqQFqgm-DqQFqwnADgKsCcEOpQWtCcMOpAWuCcUOAq8Jxg6mBbAJxw6kBbEJyA6kBbIJyQ4CswnMDqcFtAnNDqsFtQnPDqwFtgnQDqwFtwnTDqwFuAnUDqwFuQnVDqwFugnXDqwFuwnZDgK8CdoOrQW9CdwOrAW-Cd4OAr8J3w6uBcAJ4A6sBcEJ4Q6sBcIJ4g4CwwnlDq8FxAnmDrMFxQnoDrQFxgnpDrQFxwnsDrQFyAntDrQFyQnuDrQFygnwDrQFywnyDgLMCfMOtQXNCfUOtAXOCfcOAs8J-A62BdAJ-Q60BdEJ-g60BdIJ-w4C0wn-DrcF1An_Dr0F"
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
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  PurchaseScalarFieldEnum: () => PurchaseScalarFieldEnum,
  QueryMode: () => QueryMode,
  RateScalarFieldEnum: () => RateScalarFieldEnum,
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
  ResultRefScalarFieldEnum: () => ResultRefScalarFieldEnum,
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
  UsedTokenScalarFieldEnum: () => UsedTokenScalarFieldEnum,
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
  Purchase: "Purchase",
  UsedToken: "UsedToken",
  ResultRef: "ResultRef",
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
  PaymentWatch: "PaymentWatch",
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
var PurchaseScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  node: "node",
  createdAt: "createdAt"
};
var UsedTokenScalarFieldEnum = {
  jti: "jti",
  expiresAt: "expiresAt"
};
var ResultRefScalarFieldEnum = {
  paymentId: "paymentId",
  name: "name",
  type: "type",
  key: "key",
  createdAt: "createdAt"
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
var PaymentWatchScalarFieldEnum = {
  wallet: "wallet",
  router: "router",
  until: "until"
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
  pictureId: "pictureId",
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
  sourceId: "sourceId",
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
